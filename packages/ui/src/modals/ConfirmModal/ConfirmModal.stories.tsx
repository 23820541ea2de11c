import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalDriver } from '../../testing/modalDriver.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

const meta = {
  component: ConfirmModal,
  args: {
    title: 'Recalculate campaign 4127',
    children: 'The mailers of this campaign are counted again. This takes a few seconds.',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '320' } },
    guide: {
      purpose:
        'Before an action that cannot be undone or affects others: terminate a user, send a message to everyone. The title names the action and the object, the text says what will happen.',
      notFor:
        'An action that can be undone: do it and offer Undo in a notice. Information: a `Modal`. Unsaved changes: `DiscardChangesModal`.',
      keyboard: [
        ['`Enter`', 'activates the focused button: Yes, or No when it is `destructive`'],
        ['`Esc`', 'answers No'],
      ],
      accessibility: [
        'Role alertdialog, described by its question, so that both are read when it opens.',
        'A destructive Yes is at the left, in red, and never has the initial focus.',
        'A failure is an alert in the open dialog; while the request is pending, clicks and Esc do nothing.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, args.title, userEvent);
    await modal.waitUntilOpen();
    await waitFor(() => expect(modal.button('Yes')).toHaveFocus());
    await expect(modal.element()).toHaveAccessibleDescription(/counted again/);
    await modal.press('Yes');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await modal.press('No');
    await modal.pressEscape();
    await modal.clickOverlay();
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
  },
};

const terminate = {
  title: 'Terminate user jdoe',
  children: 'Are you sure you want to terminate John Doe?',
  destructive: true,
};

/** The button of an action that cannot be undone is set apart and not the default: Enter cancels. */
export const Destructive: Story = {
  args: terminate,
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, args.title, userEvent);
    await modal.waitUntilOpen();
    await waitFor(() => expect(modal.button('No')).toHaveFocus());
    const background = (name: string) => getComputedStyle(modal.button(name)).backgroundColor;
    await expect(background('Yes')).not.toBe(background('No'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const CustomLabels: Story = { args: { confirmLabel: 'Recalculate', cancelLabel: 'Leave as it is' } };

/** While the request is pending, a second click sends nothing, and nothing closes the dialog. */
export const Saving: Story = {
  args: { ...terminate, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, args.title, userEvent);
    await modal.waitUntilOpen();
    await modal.press('Yes');
    await modal.press('Yes');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(modal.button('Yes')).toHaveAttribute('aria-disabled', 'true'));
    await modal.press('No');
    await modal.press('Close');
    await modal.pressEscape();
    await modal.clickOverlay();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The error is shown, and the dialog stays open. */
export const NotSaved: Story = {
  args: {
    ...terminate,
    onConfirm: fn(async () => ({
      ok: false as const,
      message: 'The server could not be reached.',
      fields: { username: 'User name is unknown' },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, args.title, userEvent);
    await modal.waitUntilOpen();
    await modal.press('Yes');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server could not be reached. User name is unknown',
    );
    await modal.press('Yes');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
};

const expectError = (event: ErrorEvent) => event.preventDefault();

/** A request that throws is a failure, in the language of the app. */
export const NotSavedInGerman: Story = {
  args: {
    ...terminate,
    onConfirm: fn(() => Promise.reject(new Error('any reason'))),
    localeText: { confirm: 'Ja', failed: 'Das hat nicht geklappt.' },
  },
  // The failure is reported to the page on purpose; it must fail neither the story nor the run of all.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: () => {
    addEventListener('error', expectError);
    return () => removeEventListener('error', expectError);
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, args.title, userEvent);
    await modal.waitUntilOpen();
    await modal.press('Ja');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
  },
};
