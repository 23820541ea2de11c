import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type ModalDriver, modalDriver } from '../../testing/modalDriver.ts';

type Play = (context: Pick<StoryContext, 'userEvent'>) => Promise<void>;

/** A save that is never answered, for the story `Saving`. */
export const neverAnswered = () => new Promise<never>(() => {});

const message = 'The server could not be reached.';

/** A save that failed as a whole, for the story `NotSaved`. */
export const notSaved = async () => ({ ok: false as const, message });

/**
 * Expectations for a dialog with a form in the stories `Ready`, `Saving` and `NotSaved`.
 * @param fillIn what has to be done in it before it can be sent
 */
export function modalPlays(title: string, fillIn: (modal: ModalDriver) => Promise<void>) {
  const sent: Play = async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await fillIn(modal);
    await modal.form().submit();
  };
  const modal = modalDriver(screen, title);
  const ready: Play = async () => void (await modal.waitUntilOpen());
  const saving: Play = async (context) => {
    await sent(context);
    await waitFor(() => expect(modal.form().isBusy()).toBe(true));
  };
  const failed: Play = async (context) => {
    await sent(context);
    await waitFor(() => expect(modal.element()).toHaveTextContent(message));
    await expect(modal.form().isBusy()).toBe(false);
  };
  return { ready, saving, notSaved: failed };
}
