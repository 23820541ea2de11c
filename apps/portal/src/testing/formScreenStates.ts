import { formDriver, modalDriver } from '@portal/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { faultTexts } from './faults.ts';
import { formStates, type FormOfStates, type Play } from './screenStates.ts';

export interface FormScreenOfStates extends Omit<FormOfStates, 'fillIn' | 'send' | 'shows'> {
  /** Accessible name of the form. */
  name: string;
  /** Waited for before the form is filled in, in addition to the form itself. */
  ready?: Play;
  /** Input by field label; must be kept after every failure. */
  typed: Readonly<Record<string, string>>;
  /** Answers the question that the form asks before it is sent. */
  confirm?: Play;
  shows: Pick<FormOfStates['shows'], 'saved' | 'refused' | 'long'>;
}

/** The stories of a form screen: as opened, and filled in and sent. */
export function formScreenStates({ name, ready, typed, confirm, shows, ...call }: FormScreenOfStates) {
  const keepsTyped: Play = async ({ canvas }) => {
    const form = formDriver(canvas, name);
    for (const [label, value] of Object.entries(typed)) await expect(form.value(label)).toBe(value);
  };
  const says =
    (text: string): Play =>
    async (context) => {
      await waitFor(() => expect(context.canvas.getByRole('main')).toHaveTextContent(text));
      await keepsTyped(context);
    };
  const asksForLogin: Play = async (context) => {
    await modalDriver(screen, 'Log in').waitUntilOpen();
    await context.userEvent.keyboard('{Escape}');
    await keepsTyped(context);
  };
  const opened: Play = async (context) => {
    await context.canvas.findByRole('form', { name });
    await ready?.(context);
  };
  return formStates({
    ...call,
    fillIn: async (context) => {
      await opened(context);
      await formDriver(context.canvas, name, context.userEvent).fillIn(typed);
    },
    send: async (context) => {
      await formDriver(context.canvas, name, context.userEvent).submit();
      await confirm?.(context);
    },
    shows: {
      ready: opened,
      saving: async ({ canvas }) => {
        await waitFor(() => expect(formDriver(canvas, name).isBusy()).toBe(true));
      },
      saved: shows.saved,
      refused: async (context) => {
        await shows.refused(context);
        await keepsTyped(context);
      },
      long: async (context) => {
        await shows.long(context);
        await keepsTyped(context);
      },
      failed: says(faultTexts.failed),
      forbidden: says(faultTexts.forbidden),
      expired: asksForLogin,
    },
  });
}
