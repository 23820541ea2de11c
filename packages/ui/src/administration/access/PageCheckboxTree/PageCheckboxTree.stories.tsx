import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pageTree } from '../accessFixture.ts';
import type { ToggleResult } from '../useToggles.ts';
import { PageCheckboxTree } from './PageCheckboxTree.tsx';

const meta = {
  component: PageCheckboxTree,
  decorators: [
    (Story) => (
      <div style={{ width: 480, height: 420, display: 'flex', flexDirection: 'column', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Pages with the server role reports',
    pages: pageTree,
    checkedIds: new Set([2, 3]),
    note: ({ serverRoles }) => serverRoles.join(' '),
    onCheckedChange: fn(async (): Promise<ToggleResult> => ({ ok: true })),
  },
  parameters: {
    guide: {
      purpose:
        'The pages that a role gives access to, as checkboxes in the tree. Each change is saved at once and reported above the tree with the name of the page.',
      notFor: 'Selecting one page: `PageTree`. Flat lists: `ToggleList`.',
      keyboard: [
        ['`Enter` `Space`', 'toggle the page'],
        ['`Tab` back from the tree', 'goes to Retry and Undo of the last change'],
      ],
      accessibility: [
        'The checkboxes show the saved state. Results are shown before the tree, so that its rows do not move and its keys keep working.',
      ],
    },
  },
} satisfies Meta<typeof PageCheckboxTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('Home'));
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenCalledWith({ pageId: 1, isOn: true }));
    await userEvent.click(canvas.getByText('Mailers'));
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith({ pageId: 3, isOn: false }));
  },
};

export const Saving: Story = {
  args: { onCheckedChange: fn(() => new Promise<ToggleResult>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('Home'));
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await userEvent.click(canvas.getByText('Home'));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
  },
};

/** A failed change is reported above the tree with the page's name, and the checkbox is reset. */
export const NotSaved: Story = {
  args: {
    onCheckedChange: fn(async (): Promise<ToggleResult> => ({
      ok: false,
      message: 'Someone else changed this page.',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('Home'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Not saved. Home: Someone else changed this page.',
    );
    await expect(canvas.getByRole('treeitem', { name: 'Home' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Home' }));
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenCalledTimes(2));
  },
};
