import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { type StoreRow, storeRows } from '../storeFixture.ts';
import { DataTable } from './DataTable.tsx';
import type { ScrollPosition } from './scrolling.ts';
import { storeTableStory } from './storeTableStory.tsx';

const StoreTable = DataTable<StoreRow, number>;

const meta = {
  ...storeTableStory,
  title: 'tables/DataTable scrolling',
  component: StoreTable,
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
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
    await nextFrame();
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
    await nextFrame();
    await turn();
    await expect(region().scrollTop).toBe(0);
    region().scrollTo({ top: 64 });
    await nextFrame();
    await turn();
    await expect(region().scrollTop).toBe(320);
    await turn();
    await expect(region().scrollTop).toBe(64);
  },
};

/** Sticky cells and headings are always visible: a focus there, also after a menu, does not scroll the table. */
export const FocusOfStickyCells: Story = {
  args: {
    rowActions: ({ name }) => [{ kind: 'action', label: `Open ${name}`, onSelect: fn() }],
    sortFilter: { mode: 'client', showFilters: true },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 700, height: 400 }}>{Story()}</div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Stores, table' });
    region.scrollTo({ left: 90, top: 200 });
    const [row] = canvas.getAllByRole('rowheader').slice(8);
    const button = within(row?.parentElement as HTMLElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    const heading = canvas.getByRole('button', { name: 'Customers' });
    const filter = canvas.getByRole('button', { name: 'Filter Customers' });
    for (const element of [row, button, heading, filter]) {
      element?.focus();
      await expect({ left: region.scrollLeft, top: region.scrollTop }).toEqual({ left: 90, top: 200 });
    }
  },
};

/** The menu of the table covers no heading, wherever the table is scrolled to. */
export const HeadingsBesideTheTableMenu: Story = {
  args: { tools: { print: true } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 700, height: 400 }}>{Story()}</div>
    ),
  ],
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('button', { name: 'Stores options' }).getBoundingClientRect();
    const corner = canvas.getByRole('table').querySelector('thead .PortalTable-actions');
    await expect(corner?.getBoundingClientRect().left).toBeLessThanOrEqual(left);
  },
};
