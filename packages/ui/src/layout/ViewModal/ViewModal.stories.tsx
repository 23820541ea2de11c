import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../testing/modalDriver.ts';
import { hostileName } from '../Views/viewsFixture.ts';
import { ViewModal, type ViewModalProps } from './ViewModal.tsx';

const title = 'Save view';

const meta = {
  component: ViewModal,
  args: {
    title,
    view: { name: '', sharedWithRole: '', isDefault: false, keepsDensity: false },
    roles: ['JAS', 'Programmer'],
    densityName: 'compact',
    onSave: fn<ViewModalProps['onSave']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '480' } },
    guide: {
      purpose: 'The name of a saved view, who can use it, and whether the page opens with it.',
      notFor: 'What the view shows, which is saved as the page shows it.',
      accessibility: ['The form says who can change a shared view.'],
    },
  },
} satisfies Meta<typeof ViewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().submit();
    await waitFor(() => expect(modal.form().errors()).toEqual({ Name: 'Name is required' }));
    await modal.form().fillIn({ Name: hostileName, 'Shared with': 'Role JAS' });
    await modal.form().submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: hostileName,
      sharedWithRole: 'JAS',
      isDefault: false,
      keepsDensity: false,
    });
  },
};

/** The server knows which names are in use. */
export const Refused: Story = {
  args: { onSave: fn<ViewModalProps['onSave']>(async () => ({ ok: false, message: 'The name is in use.' })) },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ Name: 'Fall mailers' });
    await modal.form().submit();
    await waitFor(() => expect(modal.element()).toHaveTextContent('The name is in use.'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const plays = modalPlays(title, (modal) => modal.form().fillIn({ Name: 'Fall mailers' }));

export const Ready: Story = { play: plays.ready };

export const Saving: Story = {
  args: { onSave: fn<ViewModalProps['onSave']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onSave: fn<ViewModalProps['onSave']>(notSaved) },
  play: plays.notSaved,
};
