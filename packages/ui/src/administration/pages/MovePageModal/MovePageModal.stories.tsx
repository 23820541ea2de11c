import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { pageNamed, pageTree } from '../../access/accessFixture.ts';
import { MovePageModal, type MovePageModalProps } from './MovePageModal.tsx';

const title = 'Move page Campaigns';

const meta = {
  component: MovePageModal,
  args: {
    tree: pageTree,
    page: pageNamed('Campaigns'),
    onMove: fn<MovePageModalProps['onMove']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '420' } },
    guide: {
      purpose:
        'Moving a page over a long distance, such as below a parent that is 200 rows away, where dragging is impractical. Two lists: the parent and the previous sibling.',
      notFor: 'One step up or down, which `Alt` and an arrow key do in the tree.',
      accessibility: [
        'Two native selects do everything that dragging does; a page is not an option for its own parent.',
      ],
    },
  },
  argTypes: { tree: { control: false }, page: { control: false } },
} satisfies Meta<typeof MovePageModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither the page nor one of its descendants can be its parent. */
export const Moved: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().disabledReason()).toBe('It is already there');
    const parent = modal.form().field('Parent');
    const names = within(parent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.trim());
    await expect(names).toEqual(['Top level', 'Home', 'Admin', 'Web Site Pages']);
    await userEvent.selectOptions(parent, '5');
    await modal.form().fillIn({ Position: 'After Web Site Pages' });
    await modal.form().submit();
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ pageId: 2, parentId: 5, index: 1 }));
  },
};

export const Refused: Story = {
  args: {
    onMove: fn<MovePageModalProps['onMove']>(async () => ({
      ok: false,
      fields: { roles: ['At least one active administrator must be able to open /Admin/Pages'] },
    })),
  },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ Position: 'First' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().status()).toContain('At least one active administrator'));
  },
};

const plays = modalPlays(title, (modal) => modal.form().fillIn({ Position: 'First' }));

export const Ready: Story = { play: plays.ready };

export const Saving: Story = {
  args: { onMove: fn<MovePageModalProps['onMove']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onMove: fn<MovePageModalProps['onMove']>(notSaved) },
  play: plays.notSaved,
};
