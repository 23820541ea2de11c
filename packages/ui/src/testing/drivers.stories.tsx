import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { AsyncState } from '../feedback/AsyncState.ts';
import { DataTable } from '../tables/DataTable/DataTable.tsx';
import { PagingBar } from '../tables/PagingBar/PagingBar.tsx';
import { type StoreRow, storeColumns, storeRows } from '../tables/storeFixture.ts';
import { pagingDriver } from './pagingDriver.ts';
import { tableDriver } from './tableDriver.ts';

const rowsPerPage = 25;
const all = storeRows(120);

interface StorePagesProps {
  state: 'ready' | 'loading' | 'empty' | 'failed';
}

/** A list as a screen assembles it. */
function StorePages({ state }: StorePagesProps) {
  const [page, setPage] = useState(1);
  const data = all.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  const states: Record<StorePagesProps['state'], AsyncState<StoreRow[]>> = {
    ready: { status: 'ready', data, refreshing: false },
    loading: { status: 'loading' },
    empty: { status: 'empty' },
    failed: { status: 'failed', message: 'Error: The server could not be reached.' },
  };
  const totalPages = Math.ceil(all.length / rowsPerPage);
  const paging = { page, totalPages, rowCount: all.length, rowsOnPage: data.length };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <DataTable
        label="Stores"
        columns={storeColumns}
        rows={states[state]}
        rowId={(row) => row.storeNumber}
        sortFilter={{ mode: 'client', showFilters: true }}
        totals={[{ ...data[0], name: 'Total', sales: 1234.5 } as StoreRow]}
        rowActions={() => [{ kind: 'action', label: 'Edit', onSelect: () => {} }]}
      />
      <PagingBar paging={state === 'ready' ? paging : null} onPageChange={(change) => setPage(change.page)} />
    </div>
  );
}

const meta = { component: StorePages, args: { state: 'ready' } } satisfies Meta<typeof StorePages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadTable: Story = {
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Stores');
    await expect(table.headings()).toEqual(storeColumns.map(({ heading }) => heading));
    await expect(table.rowCount()).toBe(rowsPerPage);
    await expect(table.cells('Number').slice(0, 3)).toEqual(['100', '101', '102']);
    await expect(table.cell(2, 'City')).toHaveTextContent(all[1]?.city ?? '');
    await expect(table.total('Sales')).toBe('$1,234.50');
    await expect(table.message()).toBeNull();
    await expect(table.isBusy()).toBe(false);
    await expect(() => table.cells('Salse')).toThrow(/No heading is named "Salse"\. Found: "Store"/);
    await expect(() => table.cell(26, 'City')).toThrow('The table "Stores" has no row 26, it has 25.');
    await expect(() => table.sortBy('City')).rejects.toThrow('created without a user');
  },
};

export const OperateTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Stores', userEvent);
    await table.sortBy('City');
    await table.sortBy('Number', { keepsOtherKeys: true });
    await expect(table.sortedBy()).toEqual([
      { heading: 'Number', direction: 'ascending' },
      { heading: 'City', direction: 'ascending' },
    ]);
    await expect(table.cells('City')).toEqual(table.cells('City').toSorted());
    await table.filterBy('City', 'Parma');
    await waitFor(() => expect(new Set(table.cells('City'))).toEqual(new Set(['Parma'])));
    await table.openRowMenu(1);
    await screen.findByRole('menuitem', { name: 'Edit' });
  },
};

export const OperatePaging: Story = {
  play: async ({ canvas, userEvent }) => {
    const paging = pagingDriver(canvas, userEvent);
    const table = tableDriver(canvas, 'Stores');
    await expect(paging.position()).toEqual({ page: 1, totalPages: 5 });
    await expect(paging.totalRows()).toBe(120);
    await expect(paging.canPress('Previous')).toBe(false);
    await paging.press('Next');
    await waitFor(() => expect(table.cells('Number')[0]).toBe('125'));
    await paging.jumpTo(4);
    await waitFor(() => expect(paging.position()).toEqual({ page: 4, totalPages: 5 }));
    await paging.press('Bottom');
    await waitFor(() => expect(paging.canPress('Next')).toBe(false));
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    const table = tableDriver(canvas, 'Stores');
    await expect(table.isBusy()).toBe(true);
    await expect(table.message()).toBe('[working...]');
    await expect(table.rowCount()).toBe(0);
    await expect(pagingDriver(canvas).position()).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(tableDriver(canvas, 'Stores').message()).toBe('[no data]');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(tableDriver(canvas, 'Stores').message()).toMatch(
      /^Error: The server could not be reached\. ?Stores couldn't be loaded\./,
    );
  },
};
