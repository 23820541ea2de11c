import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hasUnsavedChanges } from '../../forms/unsavedChanges.ts';
import { gridDriver } from '../../testing/gridDriver.ts';
import { modalDriver } from '../../testing/modalDriver.ts';
import { PortalThemeProvider } from '../../theme/PortalThemeProvider/PortalThemeProvider.tsx';
import type { PortalThemeOptions } from '../../theme/portalTheme.ts';
import { frameRows } from '../editing/frameFixture.ts';
import { Frames, readyFrames, type Save, saved } from './editableGridFixture.tsx';

const meta = {
  component: Frames,
  title: 'tables/EditableGrid/editing',
  args: { rows: readyFrames(8), onSave: fn(saved), onDelete: fn() },
} satisfies Meta<typeof Frames>;
export default meta;
const getBackground = (button: Element) => getComputedStyle(button).backgroundColor;
type Story = StoryObj<typeof meta>;

/** Nothing is sent while typing; leaving the row sends the changes once. */
export const SavedOnRowLeave: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(1); // Enter goes down, out of the row
    await waitFor(() => expect(grid.state(1)).toBe('Saved'));
    await grid.type(1, 'Title', 'Visitors by hour{Tab}');
    await grid.type(1, 'Help', 'Counted at the door');
    await expect(grid.state(1)).toBe('Unsaved changes');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(grid.state(1)).toBe('Saved'));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        row: expect.objectContaining({
          frameTitle: 'Visitors by hour',
          help: 'Counted at the door',
          height: 620,
        }),
        fields: ['frameTitle', 'help'],
      }),
    );
    await expect(grid.cell(1, 'Title')).toHaveTextContent('Visitors by hour');
  },
};

export const EnterInLastRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(8, 'Title', 'Letters{Enter}');
    await waitFor(() => expect(grid.state(8)).toBe('Saved'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const UnchangedRow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Height', '0620{Tab}'); // the same number
    await grid.edit(1, 'Title');
    await userEvent.keyboard('x{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(grid.state(1)).toBe('');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Esc reverts the cell being edited; in other cells it reverts the cell, then the row. */
export const EscapeReverts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Tab}');
    await grid.type(1, 'Height', '77{Escape}');
    await expect(grid.cell(1, 'Height')).toHaveTextContent('620');
    await expect(grid.cell(1, 'Title')).toHaveTextContent('Visitors');
    await userEvent.keyboard('{Escape}');
    await expect(grid.cell(1, 'Title')).toHaveTextContent('Store traffic');
    await expect(grid.state(1)).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Values rejected by the server stay as typed and marked, with the reason at the cell and Retry. */
export const Refused: Story = {
  args: {
    onSave: fn<Save>(async ({ row }) =>
      row.help === 'again'
        ? { ok: true, data: row }
        : { ok: false, message: '', fields: { frameTitle: ['There is a frame of this title'] } },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Weekly sales{Enter}');
    await waitFor(() => expect(grid.state(1)).toBe('Not saved'));
    await expect(grid.cell(1, 'Title')).toHaveTextContent('Weekly sales');
    await expect(grid.error(1, 'Title')).toBe('There is a frame of this title');
    await expect(hasUnsavedChanges()).toBe(true);
    await grid.retry(1);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await grid.type(1, 'Help', 'again{Enter}');
    await waitFor(() => expect(grid.state(1)).toBe('Saved'));
    await expect(grid.error(1, 'Title')).toBeNull();
    await expect(hasUnsavedChanges()).toBe(false);
  },
};

/** Rows that a filter hides keep their input, and get the result of their save. */
export const Filtered: Story = {
  args: {
    rows: readyFrames(3),
    allRows: readyFrames(3),
    newerRows: frameRows(3).slice(1),
    onSave: fn<Save>(async () => ({ ok: false, message: 'The server could not be reached.' })),
  },
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.queryByText('Visitors')).toBeNull());
    await expect(hasUnsavedChanges()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(grid.message(1)).toBe('The server could not be reached.'));
    await expect(grid.cell(1, 'Title')).toHaveTextContent('Visitors');
  },
};

const longReason = 'Another frame on this dashboard has this title, and each title can be used only once';

/** A reason that is longer than its cell is shown in full while the value is corrected. */
export const LongReason: Story = {
  args: {
    onSave: fn<Save>(async () => ({ ok: false, message: '', fields: { frameTitle: [longReason] } })),
  },
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Weekly sales{Enter}');
    await waitFor(() => expect(grid.error(1, 'Title')).toBe(longReason));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(await canvas.findByRole('textbox', { name: /^Title, / })).toHaveFocus();
    const { scrollHeight, clientHeight } = canvas.getByText(longReason);
    await expect(scrollHeight).toBe(clientHeight);
  },
};

/** A save that fails without field errors shows the reason below its status. */
export const NotSaved: Story = {
  args: { onSave: fn<Save>(async () => ({ ok: false, message: 'The server could not be reached.' })) },
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(2, 'Title', 'Sales{Enter}');
    await waitFor(() => expect(grid.state(2)).toBe('Not saved'));
    await expect(grid.message(2)).toBe('The server could not be reached.');
  },
};

/** An invalid value is reported on leaving the cell, and never sent. */
export const InvalidValue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Height', 'tall{Tab}');
    await waitFor(() => expect(grid.error(1, 'Height')).toBe('Height must be a number'));
    await expect(grid.cell(1, 'Height')).toHaveTextContent('tall');
    // In full, although the focus is still in the row.
    const cell = grid.cell(1, 'Height');
    await waitFor(() => expect(cell.scrollHeight).toBe(cell.clientHeight));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(grid.state(1)).toBe('Not saved'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Enter}');
    await waitFor(() => expect(grid.state(1)).toBe('Saving…'));
    await expect(hasUnsavedChanges()).toBe(true);
  },
};

/** As in a spreadsheet: typing replaces, Enter moves down, Tab right, F2 and Enter edit, Space toggles. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.focus(1, 'Title');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(grid.cell(2, 'Title')).toHaveFocus();
    await userEvent.keyboard('Ab');
    await expect(await canvas.findByRole('textbox', { name: 'Title, Weekly sales' })).toHaveValue('Ab');
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(grid.cell(2, 'Height')).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('textbox')).toHaveValue('480');
    await userEvent.keyboard('0{Enter}');
    await waitFor(() => expect(grid.cell(3, 'Height')).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(within(grid.cell(3, 'Shown')).getByRole('checkbox')).not.toBeChecked());
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Help/ })).toHaveValue(''));
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: expect.objectContaining({ shown: false, help: 'One\ntwo' }) }),
    );
  },
};

/** Tab moves along the row and leaves the table at its end. */
export const TabLeavesTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.focus(1, 'Key');
    await userEvent.tab();
    await expect(grid.cell(1, 'Status')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for Store traffic' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(grid.cell(1, 'Status')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(grid.element()).not.toContainElement(document.activeElement as HTMLElement));
  },
};

/** The list was refetched with another version of an edited row: it is not overwritten silently. */
export const RefetchConflict: Story = {
  args: {
    onSave: fn<Save>(async () => ({ ok: false, message: 'The server could not be reached.' })),
    newerRows: frameRows(8).map((row) => (row.frameId === 1 ? { ...row, frameTitle: 'Footfall' } : row)),
  },
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Height', '700{Enter}');
    await waitFor(() => expect(grid.state(1)).toBe('Not saved'));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(grid.cell(1, 'Title')).toHaveTextContent('Footfall'));
    await expect(grid.cell(1, 'Height')).toHaveTextContent('700');
    await grid.retry(1);
    await canvas.findByRole('button', { name: /^Compare/ });
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** Another user deleted an edited row: its edits are shown until the user has copied or dismissed them. */
export const DeletedMeanwhile: Story = {
  args: {
    onSave: fn<Save>(async () => ({ ok: false, message: 'The server could not be reached.' })),
    newerRows: frameRows(8).slice(1),
  },
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Enter}');
    await waitFor(() => expect(grid.state(1)).toBe('Not saved'));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Store traffic is no longer in the list. Not saved: Title: Visitors',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    await expect(alert).not.toBeInTheDocument();
  },
};

/** Another user saved first: both versions are shown, and the user selects one. */
export const SaveConflict: Story = {
  args: {
    onSave: fn<Save>(async ({ row, before }) =>
      before.rowVersion === 1
        ? {
            ok: false,
            message: 'Someone else changed this row.',
            theirs: { ...before, frameTitle: 'Footfall', rowVersion: 2 },
          }
        : { ok: true, data: { ...row, rowVersion: 3 } },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Enter}');
    await waitFor(() => expect(grid.state(1)).toBe('Not saved'));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Store traffic' }));
    const modal = modalDriver(screen, 'Conflicting changes to Store traffic', userEvent);
    await modal.waitUntilOpen();
    await expect(modal.element()).toHaveTextContent('Footfall');
    await expect(modal.element()).toHaveTextContent('Visitors');
    // Overwriting discards what someone else has saved: not the suggested action.
    await expect(getBackground(modal.button('Overwrite with mine'))).toBe(
      getBackground(modal.button('Use theirs')),
    );
    await modal.press('Overwrite with mine');
    await waitFor(() => expect(grid.state(1)).toBe('Saved'));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: expect.objectContaining({ frameTitle: 'Visitors', rowVersion: 2 }) }),
    );
  },
};

const germanTheme: PortalThemeOptions = {
  components: {
    PortalDataTable: { defaultProps: { localeText: { options: (label) => `Optionen: ${label}` } } },
    PortalVersionConflict: { defaultProps: { localeText: { theirs: 'Andere', mine: 'Meine' } } },
  },
};

/** Both versions have the same headings as in a form; what every table has is said as in the others. */
export const ConflictInGerman: Story = {
  args: SaveConflict.args,
  decorators: (Grid) => (
    <PortalThemeProvider theme={germanTheme}>
      <Grid />
    </PortalThemeProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Store traffic' }));
    const modal = modalDriver(screen, 'Conflicting changes to Store traffic', userEvent);
    await modal.waitUntilOpen();
    await expect(modal.element()).toHaveTextContent('FieldAndereMeine');
    await modal.press('Use theirs');
    await expect(await canvas.findByRole('button', { name: 'Optionen: Frames' })).toBeVisible();
  },
};

export const ConflictUseTheirs: Story = {
  args: SaveConflict.args,
  play: async ({ args, canvas, userEvent }) => {
    const grid = gridDriver(canvas, 'Frames', userEvent);
    await grid.waitForRows();
    await grid.type(1, 'Title', 'Visitors{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Store traffic' }));
    const modal = modalDriver(screen, 'Conflicting changes to Store traffic', userEvent);
    await modal.waitUntilOpen();
    await modal.press('Use theirs');
    await waitFor(() => expect(grid.cell(1, 'Title')).toHaveTextContent('Footfall'));
    await expect(grid.state(1)).toBe('');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};
