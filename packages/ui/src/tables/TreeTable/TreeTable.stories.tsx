import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { inPrintMedia } from '../../controls/printMediaFixture.ts';
import { hasUnsavedChanges } from '../../forms/unsavedChanges.ts';
import { gridDriver } from '../../testing/gridDriver.ts';
import { manyShelves, Shelves, shelves, type ShelvesProps } from './treeFixture.tsx';

const ready = (rows: typeof shelves): ShelvesProps['rows'] => ({
  status: 'ready',
  data: rows,
  refreshing: false,
});

const meta = {
  component: Shelves,
  title: 'tables/TreeTable',
  args: {
    rows: ready(shelves),
    onSave: fn<ShelvesProps['onSave']>(async ({ row }) => ({ ok: true, data: row })),
    onMove: fn<ShelvesProps['onMove']>(async () => ({ ok: true })),
    onDelete: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'A tree that is edited by hand, such as the pages of the portal: expand and collapse, rename in place, move a page by dragging or by keyboard.',
      notFor:
        'Selecting from a tree, which is a `PageTree`; grouped columns, which are a `DataTable` with heading groups.',
      keyboard: [
        ['`↓` `↑`', 'next and previous row'],
        ['`→` in the first cell', 'expands the row; in an expanded row moves to the next cell'],
        ['`←` in the first cell', 'collapses the row; in a collapsed row moves to its parent'],
        ['`Home` `End`', 'first and last cell of the row; with `Ctrl`, of the table'],
        ['`Page up` `Page down`', 'move by one visible page'],
        ['`*`', 'expands all siblings'],
        ['`Enter` `F2`', 'edit the cell; typing a character replaces its text'],
        ['`Esc`', 'reverts the cell, then the row'],
        ['`Alt` `↑` `Alt` `↓`', 'moves the row among its siblings'],
        ['`Alt` `→` `Alt` `←`', 'moves the row into the previous sibling, or out of its parent'],
        ['`↑` in the first row', 'the edge of the heading: `←` `→` resize the column, with `Ctrl` move it'],
        ['`Shift` `F10` or the menu key', 'opens the menu of the row'],
      ],
      accessibility: [
        'Role treegrid; every row has its level, its position among siblings and its expanded state, even when only the visible rows are rendered.',
        'Read-only cells are `aria-readonly`. A single Tab stop, at the last focused cell.',
        'The keyboard can do everything that dragging does; a move is saved and announced like any other change.',
      ],
    },
  },
} satisfies Meta<typeof Shelves>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const tree = gridDriver(canvas, 'Shelves');
    await expect(tree.headings()).toEqual(['Name', 'Status', 'Address', 'Order', 'Shown', 'Actions']);
    await expect(tree.cells('Name')).toEqual(shelves.map(({ name }) => name));
    const row = canvas.getByRole('row', { name: /^Flannel/ });
    await expect(row).toHaveAttribute('aria-level', '3');
    await expect(row).toHaveAttribute('aria-posinset', '2');
    await expect(row).toHaveAttribute('aria-setsize', '2');
    await expect(row).not.toHaveAttribute('aria-expanded');
    await expect(canvas.getByRole('row', { name: /^Cotton/ })).toHaveAttribute('aria-expanded', 'true');
  },
};
/** Slots replace elements and slot props are added; the table keeps its own attributes. */
export const CustomSlots: Story = {
  args: {
    slots: { region: 'article' },
    slotProps: {
      region: { lang: 'de' },
      table: { title: 'As of this morning', style: { fontStyle: 'italic' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('treegrid', { name: 'Shelves' });
    await expect(table).toHaveAccessibleDescription('As of this morning');
    await expect(table).toHaveStyle({ fontStyle: 'italic' });
    await expect(canvas.getByRole('article')).toHaveAttribute('lang', 'de');
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.focus(1, 'Name');
    await userEvent.keyboard('{ArrowDown}');
    await expect(tree.cell(2, 'Name')).toHaveFocus();
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
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled(),
};

/** Only the visible rows and the focused one are rendered. */
export const ManyRows: Story = {
  args: { rows: ready(manyShelves(5000)) },
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await expect(tree.rowCount()).toBe(5000);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await tree.focus(1, 'Name');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Shelf 5000' })).toHaveFocus());
    await userEvent.keyboard('{Home}{PageUp}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Shelf 49/));
  },
};

/** Where the visible cells of a row begin, in CSS pixels. */
function listColumnEdges(row: HTMLElement | undefined): number[] {
  return [...(row?.children ?? [])]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => Math.round(cell.getBoundingClientRect().left));
}

/** Collapsed rows are printed too, below their headings. */
export const PrintsAllRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shelves options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Collapse all' }));
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(shelves.length);
    dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(shelves.length);
    await inPrintMedia(async () => {
      for (const row of canvas.getAllByRole('row').slice(1))
        await expect(listColumnEdges(row)).toEqual(listColumnEdges(canvas.getAllByRole('row')[0]));
    });
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(shelves.length));
  },
};

/** Arrow keys move between cells, expand and collapse; Home, End and * work as in every tree. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await userEvent.tab();
    await expect(tree.cell(1, 'Name')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(tree.cells('Name')).toEqual(['Fabrics', 'Cotton', 'Wool', 'Yarn', 'Sock yarn', 'Tools']);
    await expect(canvas.getByRole('row', { name: /^Cotton/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tree.cell(1, 'Name')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(tree.rowCount()).toBe(8);
    await expect(tree.cell(2, 'Address')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowLeft}');
    await expect(tree.cells('Name')).toEqual(['Fabrics', 'Yarn', 'Sock yarn', 'Tools']);
    await userEvent.keyboard('*');
    await expect(tree.rowCount()).toBe(8);
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await expect(tree.cell(8, 'Name')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(tree.cell(1, 'Name')).toHaveFocus();
  },
};

export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    const twisty = tree.cell(1, 'Name').querySelector('.PortalTree-twisty');
    await userEvent.click(twisty as Element);
    await expect(tree.rowCount()).toBe(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Shelves options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Expand all' }));
    await expect(tree.rowCount()).toBe(8);
  },
};

/** Nothing is sent while typing; leaving the row sends the changes once. */
export const EditedInPlace: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.type(2, 'Name', 'Cottons{Tab}');
    await expect(tree.cell(2, 'Address')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{F2}');
    await expect(canvas.getByRole('textbox', { name: 'Order, Cotton' })).toHaveValue('10');
    await userEvent.keyboard('{Backspace}5{Tab} ');
    await expect(within(tree.cell(2, 'Shown')).getByRole('checkbox')).not.toBeChecked();
    await expect(tree.state(2)).toBe('Unsaved changes');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(tree.state(2)).toBe('Saved'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        row: expect.objectContaining({ name: 'Cottons', order: 15, shown: false, above: 1 }),
      }),
    );
  },
};

export const EnterInLastRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.type(8, 'Name', 'Irons{Enter}');
    await waitFor(() => expect(tree.state(8)).toBe('Saved'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const EscapeReverts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.type(2, 'Name', 'Cottons{Escape}');
    await expect(tree.cell(2, 'Name')).toHaveFocus();
    await expect(tree.cell(2, 'Name')).toHaveTextContent('Cotton');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(tree.state(2)).toBe('');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An error appears at its cell, with the typed value; Retry sends it again. */
export const Refused: Story = {
  args: {
    onSave: fn<ShelvesProps['onSave']>(async ({ row }) =>
      row.address === '/good'
        ? { ok: true, data: row }
        : { ok: false, fields: { address: ['Address must begin with /'], roles: ['No user would be left'] } },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.type(2, 'Address', 'nowhere{Enter}');
    await waitFor(() => expect(tree.state(2)).toBe('Not saved'));
    await expect(tree.error(2, 'Address')).toBe('Address must begin with /');
    await expect(tree.message(2)).toBe('No user would be left');
    await expect(hasUnsavedChanges()).toBe(true);
    await tree.retry(2);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await tree.type(2, 'Address', '/good{Enter}');
    await waitFor(() => expect(tree.state(2)).toBe('Saved'));
    await expect(hasUnsavedChanges()).toBe(false);
  },
};

/** Alt with an arrow key: up and down among siblings, right into the previous one, left out of the parent. */
export const MovedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.focus(4, 'Name');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(tree.cells('Name').slice(2, 4)).toEqual(['Flannel', 'Quilting']));
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 4, parentId: 2, index: 0 });
    await waitFor(() => expect(tree.cell(3, 'Name')).toHaveFocus());
    await waitFor(() => expect(tree.state(3)).toBe('Saved'));
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith({ id: 4, parentId: 1, index: 1 }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^Flannel/ })).toHaveAttribute('aria-level', '2'),
    );
  },
};

/** Beside the name the status covers no other cell, and both stay in view while the others scroll below them. */
export const StatusBesideTheName: Story = {
  decorators: [
    (Narrow) => (
      <div style={{ width: 520 }}>
        <Narrow />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    const box = (heading: string) => tree.cell(2, heading).getBoundingClientRect();
    const unedited = box('Address');
    await tree.type(2, 'Name', 'Cottons{Enter}');
    await waitFor(() => expect(tree.state(2)).toBe('Saved'));
    await expect(box('Status').width).toBe(32);
    await expect(box('Address')).toEqual(unedited);
    await expect(box('Status').left).toBe(box('Name').right);
    await expect(box('Status').right).toBe(box('Address').left);
    const before = box('Status').left;
    await tree.focus(2, 'Shown');
    await expect(box('Address').left).toBeLessThan(box('Status').right);
    await expect(box('Status').left).toBe(before);
    await expect(box('Shown').left).toBeGreaterThanOrEqual(box('Status').right);
  },
};

/** A rejected move leaves the row in place and shows the reason. */
export const MoveRefused: Story = {
  args: {
    onMove: fn<ShelvesProps['onMove']>(async () => ({
      ok: false,
      message: 'No active administrator could reach it.',
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.focus(4, 'Name');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(tree.message(4)).toBe('No active administrator could reach it.'));
    await expect(tree.cells('Name')).toEqual(
      shelves.map(({ name }, index) => (index === 3 ? `${name} ${tree.message(4)}` : name)),
    );
    await tree.retry(4);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(2));
  },
};

export const MovedByMouse: Story = {
  play: async ({ args, canvas }) => {
    const tree = gridDriver(canvas, 'Shelves');
    const data = new DataTransfer();
    const over = (row: number, part: number) => {
      const target = tree.cell(row, 'Name');
      const box = target.getBoundingClientRect();
      return [
        target,
        { dataTransfer: data, clientX: box.left + 40, clientY: box.top + box.height * part },
      ] as const;
    };
    await fireEvent.dragStart(...over(8, 0.5));
    await fireEvent.dragOver(...over(5, 0.5));
    await expect(tree.cell(5, 'Name').parentElement).toHaveAttribute('data-drop', 'into');
    await fireEvent.dragOver(...over(8, 0.5));
    await expect(canvas.queryByText('Tools')?.closest('[data-drop]') ?? null).toBeNull();
    await fireEvent.dragOver(...over(5, 0.9));
    await fireEvent.drop(...over(5, 0.9));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ id: 8, parentId: 1, index: 2 }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^Tools/ })).toHaveAttribute('aria-level', '2'),
    );
  },
};

export const RowMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.openRowMenu(6);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ name: 'Yarn' }));
  },
};

export const LongTexts: Story = {
  args: {
    rows: ready(
      shelves.map((row) => ({ ...row, name: `${row.name} `.repeat(20), address: row.address.repeat(30) })),
    ),
  },
};

export const Compact: Story = { globals: { density: 'compact' } };

export const Saving: Story = {
  args: { onSave: fn<ShelvesProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.type(2, 'Name', 'Cottons{Enter}');
    await waitFor(() => expect(tree.state(2)).toBe('Saving…'));
  },
};

export const NotSaved: Story = {
  args: {
    onSave: fn<ShelvesProps['onSave']>(async () => ({
      ok: false,
      message: 'The server could not be reached.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Shelves', userEvent);
    await tree.type(2, 'Name', 'Cottons{Enter}');
    await waitFor(() => expect(tree.state(2)).toBe('Not saved'));
    await expect(tree.message(2)).toBe('The server could not be reached.');
  },
};

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
