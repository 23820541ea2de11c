import { modalDriver, type ModalDriver } from '@portal/ui/testing';
import type { RequestHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { DialogTarget } from '../dialogs/Dialogs.ts';
import { faultTexts } from './faults.ts';
import { openDialog } from './PortalAt.tsx';
import { formStates, type FormOfStates, type Play } from './screenStates.ts';

/** Data for all states of a dialog with a form. */
export interface DialogOfStates extends Pick<FormOfStates, 'path' | 'method' | 'others'> {
  /** The dialog, and its record if it has one. */
  target: DialogTarget;
  /** Of the open dialog. */
  title: string;
  responses: Record<'saved' | 'refused', RequestHandler>;
  /** Fills in the open dialog before it is sent. */
  fillIn: (modal: ModalDriver, context: Parameters<Play>[0]) => Promise<void>;
  /** The message of the dialog when the save is rejected. */
  refusal: string;
}

/**
 * The stories of a dialog with a form: as opened, and filled in and sent. It is opened over a page that requests
 * nothing.
 */
export function dialogStates(dialog: DialogOfStates) {
  const { target, title, responses, fillIn, refusal, ...call } = dialog;
  const modal = modalDriver(screen, title);
  const says =
    (text: string): Play =>
    async () => {
      await waitFor(() => expect(modal.element()).toHaveTextContent(text));
    };
  const asksForLogin: Play = async ({ userEvent }) => {
    await modalDriver(screen, 'Log in').waitUntilOpen();
    await userEvent.keyboard('{Escape}');
    await modal.waitUntilOpen();
  };
  return formStates({
    ...call,
    address: '/Home',
    openDialog: () => openDialog(...target),
    responses: { ...responses, long: responses.refused },
    fillIn: async (context) => {
      await modal.waitUntilOpen();
      await fillIn(modalDriver(screen, title, context.userEvent), context);
    },
    send: async ({ userEvent }) => modalDriver(screen, title, userEvent).form().submit(),
    shows: {
      ready: async () => void (await modal.waitUntilOpen()),
      saved: async () => {
        await waitFor(() => expect(modal.isOpen()).toBe(false));
      },
      saving: async () => {
        await waitFor(() => expect(modal.form().isBusy()).toBe(true));
      },
      refused: says(refusal),
      long: says(refusal),
      failed: says(faultTexts.failed),
      forbidden: says(faultTexts.forbidden),
      expired: asksForLogin,
    },
  });
}
