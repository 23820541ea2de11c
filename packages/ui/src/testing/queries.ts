/**
 * Queries used by a driver: `screen`, `within(element)`, Storybook's `canvas`, or any object with these functions of
 * Testing Library.
 */
export interface Queries {
  getByRole: RoleQuery<HTMLElement>;
  queryByRole: RoleQuery<HTMLElement | null>;
  findByRole: RoleQuery<Promise<HTMLElement>>;
}

type RoleQuery<Result> = (
  role: string,
  options?: { name?: string | RegExp; hidden?: boolean; busy?: boolean },
) => Result;

/** Performs user actions: the `userEvent` of Testing Library or of Storybook. */
export interface User {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  keyboard: (text: string) => Promise<unknown>;
  upload: (element: HTMLElement, files: File[]) => Promise<unknown>;
  selectOptions: (element: Element, values: string | string[]) => Promise<unknown>;
}

/** @throws when the driver was made without a user */
export function requireUser(user: User | undefined): User {
  if (!user) throw new Error('This driver was created without a user. Pass one to act on elements.');
  return user;
}
