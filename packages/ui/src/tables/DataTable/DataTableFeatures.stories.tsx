import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { tableDriver } from '../../testing/tableDriver.ts';
import { PagingBar } from '../PagingBar/PagingBar.tsx';
import { type StoreRow, storeColumns, storeRows } from '../storeFixture.ts';
import { DataTable } from './DataTable.tsx';
import { openFilter, storeTableStory } from './storeTableStory.tsx';

const StoreTable = DataTable<StoreRow, number>;

const meta = {
  ...storeTableStory,
  title: 'tables/DataTable features',
  component: StoreTable,
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clicking a heading sorts by it, clicking again reverses the order; Shift adds another sort key. */
export const SortedBySeveral: Story = {
  args: {
    sortFilter: {
      mode: 'client',
      defaultSorting: [{ columnId: 'city', direction: 'asc' }],
      onSortingChange: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'City' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sales' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sales' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.sortFilter?.onSortingChange).toHaveBeenLastCalledWith({
      sorting: [
        { columnId: 'city', direction: 'asc' },
        { columnId: 'sales', direction: 'desc' },
      ],
    });
    await expect(columnTexts(canvas, 2).slice(0, 5)).toEqual(['Akron', 'Akron', 'Akron', 'Akron', 'Akron']);
    await expect(columnTexts(canvas, 5).slice(0, 2)).toEqual(['$1,226,386.22', '$1,052,935.18']);
    await expect(canvas.getByRole('columnheader', { name: 'Sales' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Slots replace elements and slot props are added; the table keeps its own attributes. */
export const CustomSlots: Story = {
  args: {
    slots: { region: 'article' },
    slotProps: { region: { lang: 'de' }, table: { title: 'As of this morning' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Stores' })).toHaveAccessibleDescription(
      'As of this morning',
    );
    const region = canvas.getByRole('article');
    await expect(region).toHaveAttribute('lang', 'de');
    region.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
  },
};

/** Rows are filtered on every keystroke; filters of several columns are combined. */
export const FilteredLocally: Story = {
  args: { sortFilter: { mode: 'client', showFilters: true, onFiltersChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const table = tableDriver(canvas, 'Stores', userEvent);
    const getTop = () => table.element().getBoundingClientRect().top;
    const top = getTop();
    await table.filterBy('City', 'pARm');
    await waitFor(() => expect(new Set(columnTexts(canvas, 2))).toEqual(new Set(['Parma'])));
    await table.filterBy('Store', 'lake');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(args.sortFilter?.onFiltersChange).toHaveBeenLastCalledWith({
      filters: { city: 'pARm', name: 'lake' },
    });
    await table.filterBy('Store', 'lakex');
    await waitFor(() => expect(canvas.getByText('No rows match the filters.')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Store contains lakex' }));
    await expect(getTop()).toBe(top);
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(40));
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

/** Numbers and dates are compared; a filter that makes no sense says so and hides nothing. */
export const FilteredByComparison: Story = {
  args: { sortFilter: { mode: 'client', showFilters: true } },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getAllByRole('rowheader').length;
    const sales = await openFilter({ canvas, userEvent }, 'Sales');
    await userEvent.type(sales, '<0');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(all));
    await expect(sales).toBeValid();

    await userEvent.clear(sales);
    await userEvent.type(sales, 'abc');
    await expect(sales).toBeInvalid();
    await expect(sales).toHaveAccessibleDescription('Not a number');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(all));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Sales' }));
    await userEvent.type(await openFilter({ canvas, userEvent }, 'Opened'), '2020..2019');
    await expect(canvas.getByText('Ends before it begins')).toBeVisible();
  },
};

/** Server-side filters are not applied while typing but on Enter. */
export const FilteredByServer: Story = {
  args: { sortFilter: { mode: 'server', showFilters: true, onFiltersChange: fn(), onSortingChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await openFilter({ canvas, userEvent }, 'City'), 'parma');
    await expect(args.sortFilter?.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.sortFilter?.onFiltersChange).toHaveBeenCalledWith({ filters: { city: 'parma' } });
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'City' }));
    await expect(args.sortFilter?.onSortingChange).toHaveBeenCalledWith({
      sorting: [{ columnId: 'city', direction: 'asc' }],
    });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(40);
  },
};

export const MultipleSelection: Story = {
  args: { selection: { mode: 'multiple', selected: new Set<number>(), onSelect: fn() } },
  render: function ChooseSeveralStory(args) {
    const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([102]));
    return <StoreTable {...args} selection={{ mode: 'multiple', selected, onSelect: setSelected }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const checkedRows = () => canvas.queryAllByRole('checkbox', { checked: true });
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Akron Lake Shore Blvd' }));
    await expect(checkedRows()).toHaveLength(2);
    await userEvent.click(all);
    await expect(checkedRows()).toHaveLength(41);
    await userEvent.click(all);
    await expect(checkedRows()).toEqual([]);
  },
};

export const SingleSelection: Story = {
  args: { selection: { mode: 'single', selected: 103, onSelect: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Medina Ridge Rd' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Solon Detroit Ave' }));
    await expect((args.selection as { onSelect: (id: number | null) => void }).onSelect).toHaveBeenCalledWith(
      104,
    );
  },
};

const edit = fn((_storeNumber: number) => {});
const close = fn((_storeNumber: number) => {});

/** One declaration provides the button in the row and the context menu for right click and the menu key. */
export const RowActions: Story = {
  args: {
    rowActions: (row) => [
      { kind: 'action', label: 'Edit', onSelect: () => edit(row.storeNumber) },
      { kind: 'action', label: 'Show access', onSelect: fn(), disabledReason: 'The store is locked' },
      { kind: 'separator' },
      { kind: 'action', label: 'Close store', destructive: true, onSelect: () => close(row.storeNumber) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Akron Lake Shore Blvd' }));
    await expect(
      await screen.findByRole('menu', { name: 'Actions for Akron Lake Shore Blvd' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenLastCalledWith(101);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    const city = canvas.getAllByRole('cell', { name: 'Euclid' })[0] as HTMLElement;
    await userEvent.pointer({ keys: '[MouseRight]', target: city });
    await expect(await screen.findByRole('menuitem', { name: 'Show access' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Close store' }));
    await expect(close).toHaveBeenLastCalledWith(107);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    // The copy button of a cell covers a part of its row.
    await userEvent.hover(city);
    const copy = await canvas.findByRole('button', { name: 'Copy Euclid' });
    await userEvent.pointer({ keys: '[MouseRight]', target: copy });
    // It fades in.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};

/** Arrow keys move between cells; truncated text is shown in full, and Ctrl+C copies it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Stores, table' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('rowheader', { name: 'Lakewood Main St' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('102');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('rowheader', { name: 'Akron Lake Shore Blvd' })).toHaveFocus();
  },
};

export const CopyCell: Story = {
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const cell = canvas.getByRole('cell', { name: '$195,440.92' });
    await userEvent.hover(cell);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy $195,440.92' }));
    await expect(written).toHaveBeenLastCalledWith('$195,440.92');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    // It would stay where the cell was.
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copied' })).toBeNull());
  },
};

/** Also if only the space beside the text is too narrow: its end is an ellipsis already. */
export const BarelyTruncatedText: Story = {
  args: {
    columns: [
      { field: 'storeNumber', heading: 'Number', width: 66, format: () => '2026-11' },
      { field: 'name', heading: 'Name' },
    ],
    rows: { status: 'ready', data: storeRows(3), refreshing: false },
  },
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector<HTMLElement>('tbody th');
    const text = document.createRange();
    if (cell) text.selectNodeContents(cell);
    await expect(text.getBoundingClientRect().width).toBeGreaterThan(66 - 24);
    cell?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await waitFor(() => expect(screen.getAllByText('2026-11')).toHaveLength(4));
  },
};

/** Truncated text is shown in full on hover and focus. */
export const TruncatedText: Story = {
  play: async ({ canvas, userEvent }) => {
    const [cell] = canvas.getAllByRole('cell', { name: /^Shares its parking lot/ });
    await userEvent.hover(cell as HTMLElement);
    await waitFor(() =>
      expect(canvas.getAllByText(/only before eight in the morning$/).length).toBeGreaterThan(1),
    );
  },
};

export const ColumnsAndDownload: Story = {
  args: {
    sortFilter: { mode: 'client', defaultFilters: { city: 'akron' } },
    tools: { chooseColumns: true, csv: { fileName: 'stores.csv' }, print: true },
  },
  play: async ({ canvas, userEvent }) => {
    let file: Blob | undefined;
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#file';
    });
    const printed = spyOn(window, 'print').mockImplementation(() => {});
    const openMenu = async (entry: string, role = 'menuitem') => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stores options' }));
      await userEvent.click(await screen.findByRole(role, { name: entry }));
    };
    await openMenu('City', 'menuitemcheckbox');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'City' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull();

    await openMenu('Download CSV');
    const lines = ((await file?.text()) ?? '').split('\r\n');
    await expect(lines[0]).toBe('"Store","Number","Opened","Customers","Sales","Growth","Remark"');
    await expect(lines[1]).toBe(
      '"Akron Lake Shore Blvd",101,"1994-12-15",23757,97720.46,16.9,"Corner location"',
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await openMenu('Print');
    await expect(printed).toHaveBeenCalledOnce();
  },
};

const openStore = fn((_name: string) => {});

/** A click beside the controls of a row and Enter in a cell open the row, as its first link or button does, in any column. */
export const RowsOpen: Story = {
  args: {
    opensRows: true,
    columns: storeColumns.map((column, index) =>
      index !== 2
        ? column
        : {
            ...column,
            cell: ({ name }: StoreRow) => <Button onClick={() => openStore(name)}>{name}</Button>,
          },
    ),
    rowActions: () => [{ kind: 'action', label: 'Close store', onSelect: fn() }],
  },
  play: async ({ canvas, userEvent }) => {
    openStore.mockClear();
    const table = tableDriver(canvas, 'Stores', userEvent);
    const names = table.cells('Store');
    await userEvent.click(table.cell(2, 'City'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: names[4] }));
    await table.openRowMenu(1);
    await expect(openStore.mock.calls).toEqual([[names[1]], [names[2]], [names[4]]]);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
  },
};

const downloadAll = fn();

/** The app loads the rows of all pages, which the table does not have. */
export const DownloadOfAllPages: Story = {
  args: { tools: { csv: { onDownload: downloadAll } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stores options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
    await expect(downloadAll).toHaveBeenCalledOnce();
  },
};

/** Without such a function only the rows of the page are saved, and the entry says so. */
export const DownloadOfOnePage: Story = {
  args: {
    tools: { csv: { fileName: 'stores.csv' } },
    footer: (
      <PagingBar
        paging={{ page: 1, totalPages: 53, rowCount: 5234, rowsOnPage: 100 }}
        onPageChange={() => {}}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stores options' }));
    await screen.findByRole('menuitem', { name: 'Download CSV of this page' });
    await userEvent.keyboard('{Escape}');
  },
};

/** All features of a list combined. */
export const AllFeatures: Story = {
  args: {
    ...SingleSelection.args,
    ...RowActions.args,
    totals: storeRows(2),
    sortFilter: {
      mode: 'client',
      showFilters: true,
      defaultFilters: { city: 'a' },
      defaultSorting: [
        { columnId: 'city', direction: 'asc' },
        { columnId: 'sales', direction: 'desc' },
      ],
    },
    tools: { chooseColumns: true, csv: { fileName: 'stores.csv' }, print: true },
  },
};

/** The menu of the table is within its lower headings. */
export const ToolsInCompact: Story = {
  args: { tools: { print: true } },
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Stores options' }).getBoundingClientRect();
    const heading = canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect();
    await expect(menu.top).toBeGreaterThanOrEqual(heading?.top ?? Infinity);
    await expect(menu.bottom).toBeLessThanOrEqual(heading?.bottom ?? 0);
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Texts of one column, first 0, from top to bottom. */
function columnTexts(canvas: Canvas, column: number): (string | null | undefined)[] {
  return canvas
    .getAllByRole('row')
    .slice(1)
    .filter((row) => row.closest('tbody'))
    .map((row) => (row as HTMLTableRowElement).cells[column]?.textContent);
}
