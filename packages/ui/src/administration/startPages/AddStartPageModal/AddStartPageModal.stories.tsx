import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { AddStartPageModal, type AddStartPageModalProps } from './AddStartPageModal.tsx';

const title = 'Add start page';

const meta = {
  component: AddStartPageModal,
  args: {
    onAdd: fn<AddStartPageModalProps['onAdd']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '420' } },
    guide: {
      purpose:
        'A page that can be opened after login: its name and its path, such as `/Campaigns/MailerList`.',
      notFor: 'Setting the start page of a user, which is done in `EditUserModal`.',
      accessibility: [
        'The format of the path is the placeholder of the field and is repeated in its error message.',
      ],
    },
  },
} satisfies Meta<typeof AddStartPageModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submit is enabled with name and URL. */
export const Added: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().disabledReason()).toBe('Start page is required');
    await modal.form().fillIn({ 'Start Page': 'Mailers' });
    await expect(modal.form().disabledReason()).toBe('URL is required');
    await modal.form().fillIn({ URL: '/Campaigns/MailerList' });
    await expect(modal.form().disabledReason()).toBeNull();
    await modal.form().submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      startPage1: 'Mailers',
      startPageUrl: '/Campaigns/MailerList',
    });
  },
};

/** A server error appears at its field. */
export const Refused: Story = {
  args: {
    onAdd: fn<AddStartPageModalProps['onAdd']>(async () => ({
      ok: false,
      fields: { startPage1: ['Start page is in use'] },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Start Page': 'Mailers', URL: '//evil.example' });
    await modal.form().submit();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await modal.form().fillIn({ URL: '/Home' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().error('Start Page')).toBe('Start page is in use'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const plays = modalPlays(title, (modal) =>
  modal.form().fillIn({ 'Start Page': 'Mailers', URL: '/Campaigns/MailerList' }),
);

export const Ready: Story = { play: plays.ready };

export const Saving: Story = {
  args: { onAdd: fn<AddStartPageModalProps['onAdd']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onAdd: fn<AddStartPageModalProps['onAdd']>(notSaved) },
  play: plays.notSaved,
};
