import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface WritingForm {
  name: string;
  /** The writes that it sends, as the contract names them; the first one is made to fail. */
  calls: readonly [string, ...string[]];
  /** Opens it as a user with access, fills it and returns the user. */
  open: (page: Page, request: APIRequestContext) => Promise<Opened>;
  /** What a failure says, when it is not the text of the failure itself. */
  failureText?: RegExp;
  /** A repeat is recognised by its key: a response that was lost is followed by a success. */
  hasKey?: boolean;
  /** Finds out after a lost response whether the write was executed, and continues. */
  findsOut?: boolean;
  /** It is the login itself: there is no session that could end. */
  isLogin?: boolean;
}

export interface Opened {
  username: string;
  password?: string;
  send: () => Promise<void>;
  /** Sends what has failed once more; like the first time unless it is given. */
  sendAgain?: () => Promise<void>;
  /** Where a failure is shown; any alert by default. */
  failure?: Locator;
  /** Fields with what was typed, which every failure leaves as it is. */
  typed?: readonly (readonly [field: Locator, value: string])[];
  /** What else a failure leaves as it was. */
  unchanged?: () => Promise<void>;
  done: () => Promise<void>;
}

/** A name that nothing has had before. */
export function freshName(start: string): string {
  return `${start}${freshDigits(7)}`;
}

export function freshDigits(count: number): string {
  return String(Math.random())
    .slice(2, 2 + count)
    .padEnd(count, '7');
}

export async function typed(scope: Locator, values: Record<string, string>): Promise<[Locator, string][]> {
  const fields: [Locator, string][] = [];
  for (const [label, value] of Object.entries(values)) {
    const field = scope.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();
    await field.fill(value);
    fields.push([field, value]);
  }
  return fields;
}

export const admin = { username: 'demo.admin' };
export const marketing = { username: 'demo.marketing' };
export const gone = (box: Locator) => () => expect(box).toHaveCount(0);
export const click = (scope: Page | Locator, name: string) => () =>
  scope.getByRole('button', { name, exact: true }).click();

/** The question before something that cannot be undone. */
export async function question(page: Page): Promise<Opened> {
  const box = page.getByRole('alertdialog');
  await expect(box).toBeVisible();
  return { ...admin, send: click(box, 'Yes'), failure: box.getByRole('alert'), done: gone(box) };
}
