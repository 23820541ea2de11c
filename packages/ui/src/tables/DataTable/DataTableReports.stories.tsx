import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { type StoreRow, storeColumns } from '../storeFixture.ts';
import { CellTools } from './CellTools.tsx';
import { DataTable } from './DataTable.tsx';
import { storeTableStory } from './storeTableStory.tsx';

const StoreTable = DataTable<StoreRow, number>;

const meta = {
  ...storeTableStory,
  title: 'tables/DataTable of reports',
  component: StoreTable,
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

function total(name: string, customers: number): StoreRow {
  return {
    name,
    storeNumber: 0,
    city: '',
    opened: null,
    customers,
    sales: 16_512_877.4,
    growth: 3.2,
    remark: '',
  };
}

/** The totals stay visible at the bottom, in the same order however the rows are sorted. */
export const Totals: Story = {
  args: {
    totals: [total('Ohio', 4_182_360), total('All', 9_000_001)],
    columns: [...storeColumns.slice(0, 1), ...storeColumns.slice(2)],
    sortFilter: { mode: 'client' },
  },
  play: async ({ canvas, userEvent }) => {
    const lastNames = () =>
      canvas
        .getAllByRole('rowheader')
        .slice(-2)
        .map((cell) => cell.textContent);
    await expect(canvas.getByRole('row', { name: /^Ohio 4,182,360 \$16,512,877.40 3.20%$/ })).toBeVisible();
    await expect(lastNames()).toEqual(['Ohio', 'All']);
    const background = getComputedStyle(canvas.getByRole('rowheader', { name: 'All' })).backgroundColor;
    const [red = 0, green = 0, blue = 0] = (background.match(/\d+/g) ?? []).map(Number);
    await expect(Math.min(red, green) - blue, `${background} is yellow`).toBeGreaterThan(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Customers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Customers' }));
    await expect(lastNames()).toEqual(['Ohio', 'All']);
    const region = canvas.getByRole('region', { name: 'Stores, table' });
    const bottom = canvas.getByRole('rowheader', { name: 'All' }).getBoundingClientRect().bottom;
    await expect(Math.abs(bottom - region.getBoundingClientRect().bottom)).toBeLessThan(20);

    // The arrow keys continue from the last row to the totals.
    canvas.getAllByRole('rowheader').at(-3)?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('rowheader', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getAllByRole('rowheader').at(-3)).toHaveFocus();
  },
};

/** Only the last of several totals stays visible; the others follow the rows. */
export const ManyTotals: Story = {
  args: {
    totals: ['One', 'Two', 'Three', 'Four', 'Five', 'All'].map((name) => total(name, 5)),
    columns: storeColumns.filter((column) => column.field !== 'storeNumber'),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Stores, table' });
    const isVisible = (name: string) =>
      canvas.getByRole('rowheader', { name }).getBoundingClientRect().top <
      region.getBoundingClientRect().bottom;
    await expect(isVisible('All')).toBe(true);
    await expect(isVisible('Five')).toBe(false);
    region.scrollTo({ top: region.scrollHeight });
    await waitFor(() => expect(isVisible('Five')).toBe(true));
  },
};

/** Adjacent columns have a group heading, which scrolls with them. */
export const GroupedHeadings: Story = {
  args: {
    columns: storeColumns.map((column) => ({
      ...column,
      group: ['customers', 'sales', 'growth'].includes(column.field ?? '') ? 'Results' : undefined,
    })),
    sortFilter: { mode: 'client', showFilters: true },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('columnheader', { name: 'Results' });
    await expect(group).toHaveAttribute('colspan', '3');
    await expect(group).toHaveAttribute('scope', 'colgroup');
    const region = canvas.getByRole('region', { name: 'Stores, table' });
    region.scrollTo({ top: 400 });
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    await waitFor(() => expect(region.scrollTop).toBe(400));
    await expect(topOf(group)).toBeLessThan(topOf(canvas.getByRole('columnheader', { name: 'Sales' })));
    await expect(topOf(group)).toBeGreaterThanOrEqual(topOf(region));
  },
};

/** Columns can be copied with a double click. */
export const CopyByDoubleClick: Story = {
  args: {
    columns: storeColumns.map((column) => ({ ...column, copyOnDoubleClick: column.field === 'city' })),
  },
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.dblClick(canvas.getAllByRole('cell', { name: 'Euclid' })[0] as HTMLElement);
    await expect(written).toHaveBeenLastCalledWith('Euclid');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('cell', { name: '$195,440.92' }));
    await expect(written).toHaveBeenCalledOnce();
  },
};

/** The tools are loaded after the first rows; the cell may have the focus by then. */
export const FocusBeforeTools: Story = {
  render: function Render() {
    const scroller = useRef<HTMLElement>(null);
    const [areLoaded, setLoaded] = useState(false);
    return (
      <section ref={scroller}>
        <table>
          <tbody>
            <tr>
              <td tabIndex={0} onFocus={() => setLoaded(true)}>
                Euclid
              </td>
            </tr>
          </tbody>
        </table>
        {areLoaded && <CellTools scroller={scroller} />}
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('button', { name: 'Copy Euclid' });
  },
};
