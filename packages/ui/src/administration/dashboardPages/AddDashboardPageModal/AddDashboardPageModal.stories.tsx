import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { AddDashboardPageModal, type AddDashboardPageModalProps } from './AddDashboardPageModal.tsx';

const title = 'Add dashboard page';

const footfall = {
  'Frame Title': 'Footfall',
  URL: 'https://reports.example/footfall',
  'Frame Height': 480,
};

const meta = {
  component: AddDashboardPageModal,
  args: {
    roles: { status: 'ready', data: ['JAS', 'MSC'], refreshing: false },
    onAdd: fn<AddDashboardPageModalProps['onAdd']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '480' } },
    guide: {
      purpose: 'A new frame on the dashboard: title, address, height, and the roles that see it.',
      notFor: 'Changing one that exists, which is done in place in the `EditableGrid` of the screen.',
      accessibility: [
        'Submit says what is missing as long as something is; the roles are a group of checkboxes.',
      ],
    },
  },
} satisfies Meta<typeof AddDashboardPageModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submit waits for title, address and a height above 0; roles are ticked. */
export const Added: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ URL: 'https://reports.example/footfall', 'Frame Height': 480 });
    await expect(modal.form().disabledReason()).toBe('Frame title is required');
    await modal.form().fillIn({ 'Frame Title': 'Footfall', URL: '' });
    await expect(modal.form().disabledReason()).toBe('URL is required');
    await modal.form().fillIn({ URL: 'https://reports.example/footfall', 'Frame Height': 0 });
    await expect(modal.form().disabledReason()).toBe('Frame height must be greater than 0');
    await modal.form().fillIn({ 'Frame Height': 1 });
    await expect(modal.form().disabledReason()).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'MSC' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'JAS' }));
    await modal.form().submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ frameHeight: 1, roles: 'JAS,MSC' }),
    );
  },
};

const plays = modalPlays(title, (modal) => modal.form().fillIn(footfall));

export const Ready: Story = { play: plays.ready };

export const Loading: Story = { args: { roles: { status: 'loading' } } };

export const Empty: Story = { args: { roles: { status: 'empty' } } };

/** The page can be added without roles. */
export const Failed: Story = {
  args: { roles: { status: 'failed', message: 'Something went wrong. Try again.', retry: fn() } },
  play: plays.ready,
};

export const Saving: Story = {
  args: { onAdd: fn<AddDashboardPageModalProps['onAdd']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onAdd: fn<AddDashboardPageModalProps['onAdd']>(notSaved) },
  play: plays.notSaved,
};

export const Refused: Story = {
  args: {
    onAdd: fn<AddDashboardPageModalProps['onAdd']>(async () => ({
      ok: false,
      fields: { url: ['URL is in use'] },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn(footfall);
    await modal.form().submit();
    await waitFor(() => expect(modal.form().errors()).toEqual({ URL: 'URL is in use' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
