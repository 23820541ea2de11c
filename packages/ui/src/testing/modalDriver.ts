import { type FormDriver, formDriver } from './formDriver.ts';
import { actor, type Queries, type User } from './queries.ts';
import { buttonIn } from './semantics.ts';

export interface ModalDriver {
  /** @throws when it is not open */
  element: () => HTMLElement;
  isOpen: () => boolean;
  /** Waits until it is open. */
  opened: () => Promise<HTMLElement>;
  button: (name: string) => HTMLButtonElement;
  press: (name: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Clicks beside the dialog. */
  clickOverlay: () => Promise<void>;
  /** The form of a `FormModal`, which has the dialog's title for a name. */
  form: () => FormDriver;
}

/**
 * Works a dialog of `@portal/ui/modals`. Dialogs are drawn at the end of the page, so it takes the whole `screen`.
 * @param title title of the dialog: `Edit user jdoe`
 * @param user needed only to act
 */
export function modalDriver(screen: Queries, title: string, user?: User): ModalDriver {
  const query = () =>
    screen.queryByRole('dialog', { name: title }) ?? screen.queryByRole('alertdialog', { name: title });
  const element = () => query() ?? screen.getByRole('dialog', { name: title });
  const button = (name: string) => buttonIn(element(), name);
  return {
    element,
    isOpen: () => query() !== null,
    opened: () =>
      Promise.any(['dialog', 'alertdialog'].map((role) => screen.findByRole(role, { name: title }))),
    button,
    press: async (name) => void (await actor(user).click(button(name))),
    pressEscape: async () => void (await actor(user).keyboard('{Escape}')),
    async clickOverlay() {
      const overlay = element().parentElement;
      if (overlay) await actor(user).click(overlay);
    },
    form: () => formDriver(screen, title, user),
  };
}
