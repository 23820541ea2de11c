import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { type StoreRow, storeColumns, storeRows } from '../storeFixture.ts';
import { DataTable } from './DataTable.tsx';
import { storeTableStory } from './storeTableStory.tsx';

const StoreTable = DataTable<StoreRow, number>;

const meta = {
  ...storeTableStory,
  component: StoreTable,
  parameters: {
    guide: {
      purpose:
        'Every read-only list and report: 16 mailers or 3,000 stores, with totals that stay visible, several sort keys, filters and row menus. The same columns are used on screen, in the CSV file and in print.',
      notFor:
        'Editable cells: `EditableGrid`. Nested rows: `TreeTable`. Two columns of name and value: a definition list.',
      keyboard: [
        ['`Tab`', 'moves between headings, filters, the table and its controls'],
        ['`↓` `↑` `←` `→`', 'move to the first visible cell, then between cells, including totals'],
        ['`Ctrl` `C`', 'copies the focused cell'],
        ['`Enter` on a heading', 'sorts by this column only, then reverses the order'],
        ['`Shift` `Enter` on a heading', 'adds the column as a sort key, then reverses it, then removes it'],
        ['`Enter` in a filter', 'searches, if the server filters; otherwise every keystroke does'],
        ['`Shift` `F10` or the menu key', 'opens the menu of the row'],
        ['`Alt` `↑` `Alt` `↓`', 'moves the row, if rows can be reordered'],
      ],
      accessibility: [
        'A plain HTML table with a name: headings are column headers with `aria-sort`, the first cell is the header of its row.',
        'Loading sets `aria-busy` and is announced as `[working...]`; a failure is an alert in place of the rows.',
        'Above 40 rows only the visible ones are rendered, and `aria-rowcount` gives the total; printing includes all rows.',
        'Truncated text is shown in full on hover and focus; screen readers always get the full text.',
      ],
    },
  },
} satisfies Meta<typeof StoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Stores' });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual(
      storeColumns.map((column) => column.heading),
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
    await expect(canvas.getByRole('row', { name: /^Lakewood Main St 100/ })).toBeVisible();
  },
};

/** The old rows stay while newer rows are loading. */
export const Refreshing: Story = {
  args: { rows: { status: 'ready', data: storeRows(40), refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
  },
};

export const Loading: Story = {
  args: { rows: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '[working...]' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(storeColumns.length);
  },
};

export const Empty: Story = {
  args: { rows: { status: 'empty' }, empty: { hint: 'No rows match the filters.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[no data]')).toBeVisible();
  },
};

export const CustomEmptyText: Story = {
  args: { rows: { status: 'ready', data: [], refreshing: false }, empty: { text: 'No Data Available' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data Available')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: { status: 'failed', message: 'Error: An Error occurred. Status code: 500', retry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: An Error occurred. Status code: 500');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect((args.rows as { retry: () => void }).retry).toHaveBeenCalledOnce();
  },
};

/** A refresh fails: the rows stay below the error, and the table's menu covers nothing of it. */
export const FailedRefresh: Story = {
  args: {
    tools: { print: true },
    rows: { status: 'failed', message: 'It broke.', retry: fn(), olderData: storeRows(20) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It broke.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    const menu = canvas.getByRole('button', { name: 'Stores options' });
    const errorRight = canvas.getByRole('alert').getBoundingClientRect().right;
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(errorRight);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
