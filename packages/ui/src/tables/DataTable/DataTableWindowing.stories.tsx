import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { type StoreRow, storeColumns, storeRows } from '../storeFixture.ts';
import { DataTable } from './DataTable.tsx';
import type { ScrollPosition } from './scrolling.ts';
import { openFilter, storeTableStory } from './storeTableStory.tsx';

const StoreTable = DataTable<StoreRow, number>;
const manyStores = storeRows(50_000);
const stores = (count: number) =>
  ({ status: 'ready', data: manyStores.slice(0, count), refreshing: false }) as const;

const meta = {
  ...storeTableStory,
  title: 'tables/DataTable windowing',
  component: StoreTable,
  args: { ...storeTableStory.args, rows: stores(250) },
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const regionOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Stores, table' });
const renderedCount = (canvas: Canvas) => canvas.getAllByRole('rowheader').length;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls and waits for the frame in which the rows follow. */
async function scrollTo(canvas: Canvas, top: number) {
  regionOf(canvas).scrollTo({ top });
  await nextFrame();
}

/** Whether rows cover the visible part of the table, and spacers none of it. */
function isCovered(canvas: Canvas) {
  const region = regionOf(canvas).getBoundingClientRect();
  const middle = (region.left + region.right) / 2;
  return [region.top + 40, (region.top + region.bottom) / 2, region.bottom - 20].every((y) =>
    document.elementFromPoint(middle, y)?.closest('[data-rowindex]'),
  );
}

/** Only the visible rows are rendered; screen readers get the total, printing includes all rows. */
export const FiftyThousandRows: Story = {
  args: {
    rows: stores(50_000),
    sortFilter: { mode: 'client', showFilters: true },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '50001');
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80);
    const region = canvas.getByRole('region', { name: 'Stores, table' });
    await expect(region.scrollHeight).toBeGreaterThan(50_000 * 26);
    region.scrollTo({ top: region.scrollHeight });
    const lastRow = await canvas.findByRole('row', { name: / 50099 / });
    await expect(lastRow).toHaveAttribute('aria-rowindex', '50001');
    await userEvent.type(await openFilter({ canvas, userEvent }, 'Number'), '4711');
    await waitFor(() => expect(canvas.queryByRole('row', { name: / 50099 / })).toBeNull());
    await expect(await canvas.findByRole('row', { name: / 4711 / })).toBeVisible();
  },
};

export const PrintsAllRows: Story = {
  args: { rows: stores(400) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80);
    dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(400);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80));
  },
};

/** Wherever the table is scrolled to, by whatever means, the frame shows rows. */
export const NoGapsWhileScrolling: Story = {
  play: async ({ canvas }) => {
    const last = regionOf(canvas).scrollHeight;
    for (const top of [90, 700, 2000, last, last - 600, 3000, 0]) {
      await scrollTo(canvas, top);
      await expect(isCovered(canvas), `at ${top}`).toBe(true);
      await expect(renderedCount(canvas)).toBeLessThan(60);
    }
  },
};

/** The focused cell stays where it is while the table scrolls on, and the arrow keys continue from it. */
export const FocusScrolledAway: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('rowheader', { name: manyStores[3]?.name });
    const onBlur = fn();
    cell.focus();
    cell.addEventListener('blur', onBlur);
    await scrollTo(canvas, 5000);
    await expect(onBlur).not.toHaveBeenCalled();
    await expect(document.activeElement).toHaveTextContent(manyStores[3]?.name ?? '');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(manyStores[4]?.name ?? '');
    await waitFor(() => expect(regionOf(canvas).scrollTop).toBeLessThan(200));
    for (let step = 0; step < 60; step++) await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(manyStores[64]?.name ?? '');
    await waitFor(() => expect(isCovered(canvas)).toBe(true));
  },
};

/** From the totals the arrow key goes up to the last row, which was not rendered before. */
export const LastRowFromTotals: Story = {
  args: { totals: [{ ...(manyStores[0] as StoreRow), name: 'All' }] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('rowheader', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement?.closest('[data-rowindex]')).toHaveAttribute('data-rowindex', '249');
  },
};

const foundBy = (key: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await expect(renderedCount(canvas)).toBeLessThan(60);
    await userEvent.keyboard(key);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(250);
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    await userEvent.click(canvas.getByRole('row', { name: / 200 / }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(250);
  },
});

/** Find in page and select all reach every row, also after a click on what was found. */
export const FoundInPage: Story = foundBy('{Control>}f{/Control}');
export const FoundAgain: Story = foundBy('{F3}');
export const FoundAgainOnMac: Story = foundBy('{Meta>}g{/Meta}');
export const SelectedWhole: Story = foundBy('{Control>}a{/Control}');

/** Of very many rows the browser finds those that are visible. */
export const TooManyToSearch: Story = {
  args: { rows: stores(5000), sortFilter: { mode: 'client', showFilters: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{F3}');
    await expect(renderedCount(canvas)).toBeLessThan(60);
    await userEvent.type(await openFilter({ canvas, userEvent }, 'Store'), '{Control>}a{/Control}');
    await expect(renderedCount(canvas)).toBeLessThan(60);
  },
};

/** Text selected over many rows stays selected, and is copied whole. */
export const SelectedText: Story = {
  play: async ({ canvas }) => {
    const selection = getSelection();
    const cell = (index: number) =>
      canvas.getByRole('table').querySelector(`[data-rowindex="${index}"] th`) as Element;
    selection?.collapse(cell(2).firstChild, 0);
    await scrollTo(canvas, 4000);
    const visible = canvas.getAllByRole('rowheader').at(-5) as Element;
    selection?.extend(visible.firstChild as Node, 3);
    const lastIndex = Number(visible.closest<HTMLElement>('[data-rowindex]')?.dataset.rowindex);
    await waitFor(() =>
      expect(selection?.toString().split('\n').length).toBeGreaterThanOrEqual(lastIndex - 2),
    );
    await scrollTo(canvas, 0);
    await expect(selection?.toString()).toContain(manyStores[100]?.name);
    selection?.removeAllRanges();
  },
};

/** Rows of any height: the table measures those that it shows. */
export const RowsOfSeveralHeights: Story = {
  args: {
    columns: storeColumns.map((column) =>
      column.field === 'remark'
        ? {
            ...column,
            cell: ({ storeNumber }: StoreRow) => (
              <div style={{ height: storeNumber % 3 === 0 ? 90 : 50 }}>{storeNumber}</div>
            ),
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    for (const top of [400, 3000, 9000, 0]) {
      await scrollTo(canvas, top);
      await waitFor(() => expect(isCovered(canvas)).toBe(true));
    }
    await scrollTo(canvas, regionOf(canvas).scrollHeight);
    await scrollTo(canvas, regionOf(canvas).scrollHeight);
    await expect(await canvas.findByRole('rowheader', { name: manyStores[249]?.name })).toBeVisible();
  },
};

/** Going back to a long table restores its exact scroll position, and paints its rows at once. */
export const ScrollPositionRestored: Story = {
  render: function ScrollPositionRestoredStory(args) {
    const [isThere, setThere] = useState(true);
    const [places] = useState(() => new Map<string, ScrollPosition>());
    const positionStore = {
      read: () => places.get('stores'),
      write: (place: ScrollPosition) => places.set('stores', place),
    };
    return (
      <>
        <Button onClick={() => setThere(!isThere)}>Leave or come back</Button>
        {isThere && <StoreTable {...args} scrolling={{ positionStore }} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Leave or come back' });
    await scrollTo(canvas, 3217);
    await userEvent.click(button);
    fireEvent.click(button);
    // Before the next frame, which is the first one painted.
    await expect(regionOf(canvas).scrollTop).toBe(3217);
    await expect(isCovered(canvas)).toBe(true);
    await expect(within(regionOf(canvas)).getAllByRole('rowheader').length).toBeLessThan(60);
  },
};
