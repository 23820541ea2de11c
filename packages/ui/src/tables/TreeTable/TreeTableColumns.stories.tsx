import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { gridDriver } from '../../testing/gridDriver.ts';
import { dragHeading } from '../headingDragFixture.ts';
import { Shelves, shelves, type ShelvesProps } from './treeFixture.tsx';

const meta = {
  component: Shelves,
  title: 'tables/TreeTable columns',
  args: {
    rows: { status: 'ready', data: shelves, refreshing: false },
    onSave: fn<ShelvesProps['onSave']>(async ({ row }) => ({ ok: true, data: row })),
    onMove: fn<ShelvesProps['onMove']>(async () => ({ ok: true })),
    onDelete: fn(),
  },
} satisfies Meta<typeof Shelves>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dragging a heading, or Ctrl with the arrow keys on its edge, moves the column; name and status stay. */
export const MovedColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    const edge = () => canvas.getByRole('separator', { name: 'Width of Address' });
    await tree.focus(1, 'Address');
    await userEvent.keyboard('{ArrowUp}');
    await expect(edge()).toHaveFocus();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await waitFor(() => expect(tree.headings().slice(0, 4)).toEqual(['Name', 'Status', 'Order', 'Address']));
    await waitFor(() => expect(edge()).toHaveFocus());
    await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
    await waitFor(() => expect(tree.headings().slice(0, 4)).toEqual(['Name', 'Status', 'Address', 'Order']));
    await userEvent.keyboard('{ArrowDown}');
    await expect(tree.cell(1, 'Address')).toHaveFocus();

    await dragHeading(
      canvas.getByRole('columnheader', { name: 'Shown' }),
      canvas.getByRole('columnheader', { name: 'Address' }),
    );
    await waitFor(() => expect(tree.headings().slice(0, 4)).toEqual(['Name', 'Status', 'Shown', 'Address']));
    await tree.type(1, 'Address', '/cloth{Enter}');
    await waitFor(() => expect(tree.state(1)).toBe('Saved'));
  },
};
