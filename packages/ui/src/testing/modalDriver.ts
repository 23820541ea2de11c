import type { FormLocaleText } from '../forms/Form/formLocaleText.ts';
import { type FormDriver, formDriver } from './formDriver.ts';
import { requireUser, type Queries, type User } from './queries.ts';
import { findButton } from './semantics.ts';

export interface ModalDriver {
  /** @throws when it is not open */
  element: () => HTMLElement;
  isOpen: () => boolean;
  /** Waits until it is open. */
  waitUntilOpen: () => Promise<HTMLElement>;
  button: (name: string) => HTMLButtonElement;
  press: (name: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Clicks the backdrop. */
  clickOverlay: () => Promise<void>;
  /** The form of a `FormModal`, which has the name of the dialog. */
  form: () => FormDriver;
}

/**
 * Operates a dialog of `@portal/ui/modals`. Dialogs are rendered at the end of the page, so it needs the whole
 * `screen`.
 * @param title title of the dialog: `Edit user jdoe`
 * @param user needed only to act
 * @param formText texts of its form that are not the built-in ones
 */
export function modalDriver(
  screen: Queries,
  title: string,
  user?: User,
  formText?: Partial<FormLocaleText>,
): ModalDriver {
  const queryDialog = () =>
    screen.queryByRole('dialog', { name: title }) ?? screen.queryByRole('alertdialog', { name: title });
  const element = () => queryDialog() ?? screen.getByRole('dialog', { name: title });
  const button = (name: string) => findButton(element(), name);
  return {
    element,
    isOpen: () => queryDialog() !== null,
    waitUntilOpen: () =>
      Promise.any(['dialog', 'alertdialog'].map((role) => screen.findByRole(role, { name: title }))),
    button,
    press: async (name) => void (await requireUser(user).click(button(name))),
    pressEscape: async () => void (await requireUser(user).keyboard('{Escape}')),
    async clickOverlay() {
      const overlay = element().parentElement;
      if (overlay) await requireUser(user).click(overlay);
    },
    form: () => formDriver(screen, title, user, formText),
  };
}
