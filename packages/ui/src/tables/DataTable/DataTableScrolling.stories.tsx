import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { type StoreRow, storeColumns, storeRows } from '../storeFixture.ts';
import { DataTable } from './DataTable.tsx';
import type { ScrollPosition } from './scrolling.ts';

const StoreTable = DataTable<StoreRow, number>;

const meta = {
  title: 'tables/DataTable scrolling',
  component: StoreTable,
  args: {
    label: 'Stores',
    columns: storeColumns,
    rows: { status: 'ready', data: storeRows(40), refreshing: false },
    rowId: (row) => row.storeNumber,
  },
  argTypes: { rows: { control: false }, columns: { control: false } },
  decorators: [
    (Story) => <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const manyStores = storeRows(50_000);

/** Going back to the table restores its scroll position. */
export const ScrollRestored: Story = {
  args: { scrolling: { positionStore: { read: () => ({ left: 0, top: 320 }), write: fn() } } },
  render: function ScrolledAsItWasStory(args) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <Button onClick={() => setThere(!isThere)}>Leave or come back</Button>
        {isThere && <StoreTable {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const region = () => canvas.getByRole('region', { name: 'Stores, table' });
    await expect(region().scrollTop).toBe(320);
    region().scrollTo({ top: 96 });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or come back' }));
    await expect(args.scrolling?.positionStore?.write).toHaveBeenCalledWith({ left: 0, top: 96 });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or come back' }));
    await expect(region().scrollTop).toBe(320);
  },
};

/** The table stays mounted while paging, and Back restores the scroll position of the first page. */
export const ScrollRestoredOnEachPage: Story = {
  args: { rows: { status: 'ready', data: manyStores.slice(0, 100), refreshing: false } },
  render: function ScrolledOnEachPageStory(args) {
    const [page, setPage] = useState(1);
    const [places] = useState(() => new Map<string, ScrollPosition>());
    const key = String(page);
    return (
      <>
        <Button onClick={() => setPage(3 - page)}>The other page</Button>
        <StoreTable
          {...args}
          scrolling={{
            resetKey: page,
            positionStore: { key, read: () => places.get(key), write: (place) => places.set(key, place) },
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = () => canvas.getByRole('region', { name: 'Stores, table' });
    const turn = () => userEvent.click(canvas.getByRole('button', { name: 'The other page' }));
    region().scrollTo({ top: 320 });
    await turn();
    await expect(region().scrollTop).toBe(0);
    region().scrollTo({ top: 64 });
    await turn();
    await expect(region().scrollTop).toBe(320);
    await turn();
    await expect(region().scrollTop).toBe(64);
  },
};
