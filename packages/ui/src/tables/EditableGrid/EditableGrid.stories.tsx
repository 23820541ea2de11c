import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { gridDriver } from '../../testing/gridDriver.ts';
import { dragHeading } from '../headingDragFixture.ts';
import { frameRows } from '../editing/frameFixture.ts';
import { Frames, readyFrames, saved } from './editableGridFixture.tsx';

const meta = {
  component: Frames,
  title: 'tables/EditableGrid',
  args: { rows: readyFrames(8), onSave: fn(saved), onDelete: fn() },
  parameters: {
    guide: {
      purpose:
        'Short lists maintained by an administrator, such as start pages or default values: cells are edited in place, and the row is saved when the focus leaves it.',
      notFor:
        'Rows whose fields depend on each other or need explanation, which are a `FormModal`; lists of more than a few thousand rows; read-only lists, which are a `DataTable`.',
      keyboard: [
        ['`↓` `↑` `←` `→`', 'move between cells'],
        ['`Enter` `F2`', 'edit the cell and keep its text'],
        ['a character, `Delete`', 'replace the text of the cell'],
        ['`Space`', 'toggles a checkbox'],
        ['`Enter` while typing', 'finishes the cell and moves down'],
        ['`Tab` `Shift` `Tab`', 'finish the cell and move along the row; leave the table at its end'],
        ['`Shift` `Enter`', 'adds a line in a multi-line cell'],
        ['`Esc`', 'reverts the cell, then the whole row'],
        ['`Ctrl` `←` `Ctrl` `→` in a heading', 'moves the column'],
        ['`Shift` `F10` or the menu key', 'opens the menu of the row'],
      ],
      accessibility: [
        'Role grid, with a single Tab stop for all its cells.',
        'A visually hidden status line says Saving, Saved, or Not saved with the reason.',
        'A row that could not be saved keeps its edits, marked by icon and text, with a button named Retry and the name of the row.',
      ],
    },
  },
} satisfies Meta<typeof Frames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const grid = gridDriver(canvas, 'Frames');
    await grid.waitForRows();
    await expect(grid.headings()).toEqual(['Title', 'Height', 'Shown', 'Help', 'Key', 'Status', 'Actions']);
    await expect(grid.cells('Title').slice(0, 2)).toEqual(['Store traffic', 'Weekly sales']);
    await expect(grid.rowCount()).toBe(8);
  },
};
export const Loading: Story = {
  args: { rows: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('[working...]')).toBeVisible(),
};
export const Empty: Story = {
  args: { rows: { status: 'empty' } },
  play: async ({ canvas }) => expect(canvas.getByText('No Data Available')).toBeVisible(),
};
export const Failed: Story = {
  args: { rows: { status: 'failed', message: 'The server could not be reached.', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

/** All rows are on one page, and only the visible ones are rendered. */
export const ManyRows: Story = {
  args: { rows: readyFrames(5000) },
  play: async ({ canvas }) => {
    const grid = gridDriver(canvas, 'Frames');
    await grid.waitForRows();
    await expect(grid.rowCount()).toBe(5000);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** The grid renders the visible rows only, so a plain table of all rows is printed, with what is not saved yet. */
export const PrintsAllRows: Story = {
  args: { rows: readyFrames(400) },
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.focus(1, 'Title');
    await userEvent.keyboard('Unsaved{Enter}');
    dispatchEvent(new Event('beforeprint'));
    const printed = within(canvas.getByRole('table', { name: 'Frames', hidden: true }));
    await expect(printed.getAllByRole('rowheader', { hidden: true })).toHaveLength(400);
    await expect(printed.getByRole('rowheader', { name: 'Unsaved', hidden: true })).not.toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('table', { hidden: true })).toBeNull());
  },
};

export const RowMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.openRowMenu(2);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ frameTitle: 'Weekly sales' }));
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.sortBy('Title');
    await waitFor(() => expect(grid.cells('Title')).toEqual(grid.cells('Title').toSorted()));
    await grid.type(1, 'Title', 'Zebra{Tab}');
    await expect(grid.cell(1, 'Title')).toHaveTextContent('Zebra'); // stays where it is until it is saved
  },
};

/** Dragging a heading, or Ctrl with the arrow keys in it, moves the column; the first one stays the first. */
export const MovedColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await grid.focus(1, 'Height');
    await userEvent.keyboard('{ArrowUp}{Control>}{ArrowRight}{/Control}');
    await waitFor(() => expect(grid.headings().slice(0, 3)).toEqual(['Title', 'Shown', 'Height']));
    await waitFor(() => expect(heading('Height')).toHaveFocus());
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await waitFor(() => expect(grid.headings().slice(0, 3)).toEqual(['Title', 'Height', 'Shown']));
    await expect(heading('Height')).toHaveFocus();
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await expect(grid.headings()[0]).toBe('Title');
    await expect(heading('Title').querySelector('[draggable="true"]')).toBeNull();

    await dragHeading(heading('Help'), heading('Height'));
    await waitFor(() => expect(grid.headings().slice(0, 3)).toEqual(['Title', 'Help', 'Height']));
    await grid.type(1, 'Title', 'Zebra{Tab}');
    await expect(grid.cell(1, 'Help')).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Frames options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Original column order' }));
    await waitFor(() => expect(grid.headings().slice(0, 3)).toEqual(['Title', 'Height', 'Shown']));
  },
};

export const LongTexts: Story = {
  args: {
    rows: {
      status: 'ready',
      refreshing: false,
      data: frameRows(4).map((row) => ({
        ...row,
        help: `${row.help} `.repeat(40),
        frameTitle: row.frameTitle.repeat(9),
      })),
    },
  },
};

/** The rows are lower than a heading of two lines, which fits. */
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await gridDriver(canvas, 'Frames').waitForRows();
    const { lineHeight } = getComputedStyle(canvas.getByText('Height'));
    const { clientHeight } = canvas.getByRole('columnheader', { name: 'Height' });
    await expect(clientHeight).toBeGreaterThanOrEqual(2 * Number.parseFloat(lineHeight));
  },
};

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
