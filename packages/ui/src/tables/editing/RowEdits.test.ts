import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FrameRow, frameColumns, frameMistakes, frameRows } from './frameFixture.ts';
import { editingLocaleText } from './editingLocaleText.ts';
import { RowEdits } from './RowEdits.ts';
import type { RowChange, RowSaveResult } from './RowState.ts';
import { editableColumns } from './RowState.ts';

/** A server whose answers the test gives when it likes. */
let sent: RowChange<FrameRow>[];
let answer: (result: RowSaveResult<FrameRow>) => Promise<void>;
let edits: RowEdits<FrameRow, number>;

const options = (rows: readonly FrameRow[]) => ({
  rows,
  rowId: (row: FrameRow) => row.frameId,
  rowName: (row: FrameRow) => row.frameTitle,
  columns: editableColumns(frameColumns),
  validate: frameMistakes,
  strings: editingLocaleText,
  onSave: (change: RowChange<FrameRow>) => {
    sent.push(change);
    return new Promise<RowSaveResult<FrameRow>>((resolve) => {
      answer = async (result) => {
        resolve(result);
        await new Promise((done) => setTimeout(done));
      };
    });
  },
});

beforeEach(() => {
  sent = [];
  edits = new RowEdits(options(frameRows(3)));
});

describe('edits are local until focus leaves the row', () => {
  test('a checkbox is toggled from its unsaved value, and back is no edit', () => {
    edits.toggleCell(9, 'shown');
    edits.toggleCell(1, 'shown');
    expect(edits.state(1).editedValues).toEqual({ shown: false });
    edits.toggleCell(1, 'shown');
    expect(edits.state(1).status).toBe('unchanged');
  });

  test('typing sends nothing, and leaving sends the whole row once', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.changeCell(1, 'height', '700');
    expect(sent).toEqual([]);
    edits.handleRowLeave(1);
    edits.handleRowLeave(1);
    const saving = Promise.resolve(edits.hasUnsavedEdits()).then(() => edits.hasUnsavedEdits());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      row: { frameTitle: 'Visitors', height: 700, key: 'FRAME1' },
      fields: ['frameTitle', 'height'],
    });
    await answer({ ok: true });
    expect(edits.state(1)).toMatchObject({
      status: 'saved',
      editedValues: {},
      confirmedRow: { frameTitle: 'Visitors' },
    });
    expect(await saving).toBe(false);
    expect(edits.hasUnsavedEdits()).toBe(false);
  });

  test.each([
    { field: 'frameTitle', typed: 'Store traffic' },
    { field: 'height', typed: '0620' },
    { field: 'shown', typed: true },
  ])('$field changed back to $typed is not sent', ({ field, typed }) => {
    edits.changeCell(1, field, typeof typed === 'boolean' ? !typed : 'other');
    edits.changeCell(1, field, typed);
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
    expect(edits.state(1).status).toBe('unchanged');
  });

  test('a field without an editable column is unchanged', () => {
    edits.changeCell(1, 'key', 'other');
    expect(edits.hasUnsavedEdits()).toBe(false);
  });
});

describe('reverting edits', () => {
  test('reverts one cell, then the row', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.changeCell(1, 'height', '700');
    expect(edits.revert(1, 'height')).toBe(true);
    expect(edits.state(1).editedValues).toEqual({ frameTitle: 'Visitors' });
    expect(edits.revert(1, 'height')).toBe(false);
    expect(edits.revert(1)).toBe(true);
    expect(edits.state(1).status).toBe('unchanged');
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
  });
});

describe('errors', () => {
  test('of a rule are shown at the cell, and the row is not sent', () => {
    edits.changeCell(1, 'frameTitle', ' ');
    edits.validateCell(1, 'frameTitle');
    expect(edits.state(1)).toMatchObject({ status: 'changed', errors: { frameTitle: 'Title is required' } });
    edits.handleRowLeave(1);
    expect(edits.state(1)).toMatchObject({ status: 'failed', errors: { frameTitle: 'Title is required' } });
    expect(sent).toEqual([]);
  });

  test('of the server keep the edits, with messages at their fields', async () => {
    edits.changeCell(1, 'frameTitle', 'Weekly sales');
    edits.handleRowLeave(1);
    await answer({
      ok: false,
      message: '',
      fields: { frameTitle: ['Taken', 'Really'], roles: 'No such role' },
    });
    expect(edits.state(1)).toMatchObject({
      status: 'failed',
      editedValues: { frameTitle: 'Weekly sales' },
      errors: { frameTitle: 'Taken Really' },
      message: 'No such role',
    });
    expect(edits.hasUnsavedEdits()).toBe(true);
    edits.handleRowLeave(1);
    expect(sent).toHaveLength(1); // waits for Retry or another change
    void edits.save(1);
    expect(sent).toHaveLength(2);
    await answer({ ok: true });
    expect(edits.state(1).status).toBe('saved');
  });

  test('make rows higher: their IDs are known', async () => {
    edits.changeCell(1, 'frameTitle', ' ');
    edits.changeCell(2, 'frameTitle', 'Visitors');
    expect(edits.getIdsWithMessages()).toBe('');
    edits.validateCell(1, 'frameTitle');
    expect(edits.getIdsWithMessages()).toBe('1');
    edits.handleRowLeave(2);
    await answer({ ok: false, message: 'No' });
    expect(edits.getIdsWithMessages()).toBe('1,2');
  });

  test('include a save that throws', async () => {
    const reported = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', reported);
    edits.setOptions({ ...options(frameRows(3)), onSave: () => Promise.reject(new Error('broken')) });
    edits.changeCell(1, 'frameTitle', 'Visitors');
    await edits.save(1);
    expect(edits.state(1)).toMatchObject({ status: 'failed', editedValues: { frameTitle: 'Visitors' } });
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('while a row is being saved', () => {
  test('further edits are kept, and sent when focus leaves the row again', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.handleRowLeave(1);
    edits.changeCell(1, 'frameTitle', 'Visitors by hour');
    edits.changeCell(1, 'height', '700');
    edits.handleRowLeave(1);
    await answer({ ok: true });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      row: { frameTitle: 'Visitors by hour', height: 700 },
      before: { frameTitle: 'Visitors' },
    });
  });

  test('restoring the old value counts as a change of the new one', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.handleRowLeave(1);
    edits.changeCell(1, 'frameTitle', 'Store traffic');
    edits.handleRowLeave(1);
    await answer({ ok: true });
    expect(sent[1]).toMatchObject({ row: { frameTitle: 'Store traffic' } });
  });
});

describe('a conflict with another user', () => {
  const theirs = { ...(frameRows(1)[0] as FrameRow), height: 333, rowVersion: 2 };

  test('applies my edits to their version', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.handleRowLeave(1);
    await answer({ ok: false, message: 'Changed', theirs });
    expect(edits.state(1)).toMatchObject({ status: 'failed', theirs });
    void edits.overwriteWithMine(1);
    expect(sent[1]).toMatchObject({
      row: { frameTitle: 'Visitors', height: 333, rowVersion: 2 },
      before: theirs,
    });
  });

  test('uses their version', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.handleRowLeave(1);
    await answer({ ok: false, message: 'Changed', theirs });
    edits.acceptTheirs(1);
    expect(edits.state(1)).toMatchObject({ status: 'unchanged', editedValues: {}, confirmedRow: theirs });
    expect(edits.hasUnsavedEdits()).toBe(false);
  });

  test('is detected in a refetched list as well', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.setOptions(options([theirs, ...frameRows(3).slice(1)]));
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
    expect(edits.state(1)).toMatchObject({ status: 'failed', message: editingLocaleText.rowChanged, theirs });
  });

  test('is not reported for an unchanged list', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.setOptions(options(frameRows(3)));
    edits.handleRowLeave(1);
    expect(sent).toHaveLength(1);
  });
});

describe('a row that someone else deleted', () => {
  const deleteRow = () => edits.setOptions(options(frameRows(3).slice(1)));

  test('leaves its unsaved edits as text until that is dismissed', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.changeCell(1, 'height', '700');
    edits.changeCell(2, 'height', '7');
    deleteRow();
    const text = 'Store traffic is no longer in the list. Not saved: Title: Visitors, Height: 700';
    expect(edits.getLostEdits()).toBe(text);
    edits.setOptions(options(frameRows(3).slice(2)));
    expect(edits.getLostEdits()).toBe(`${text}\nWeekly sales is no longer in the list. Not saved: Height: 7`);
    expect(edits.hasUnsavedEdits()).toBe(false);
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
    edits.dismissLostEdits();
    expect(edits.getLostEdits()).toBe('');
  });

  test('waits for a running save', async () => {
    edits.changeCell(1, 'height', '700');
    edits.handleRowLeave(1);
    deleteRow();
    expect(edits.getLostEdits()).toBe('');
    await answer({ ok: false, message: 'Not found' });
    expect(edits.getLostEdits()).toMatch(/^Store traffic .* Height: 700$/);
    expect(edits.hasUnsavedEdits()).toBe(false);
  });

  test.each([
    ['the save has succeeded', true],
    ['there are no edits', false],
  ])('leaves nothing if %s', async (_why, isEdited) => {
    edits.changeCell(1, 'height', isEdited ? '700' : '620');
    edits.handleRowLeave(1);
    deleteRow();
    if (isEdited) await answer({ ok: true });
    expect(edits.getLostEdits()).toBe('');
    expect(edits.state(1).status).toBe('unchanged');
  });
});

describe('another operation, such as a move', () => {
  test('waits until the edits are saved', async () => {
    edits.changeCell(1, 'height', '700');
    const move = vi.fn<() => Promise<RowSaveResult<FrameRow>>>(async () => ({ ok: true }));
    const moved = edits.run(1, move);
    expect(move).not.toHaveBeenCalled();
    await answer({ ok: true });
    await moved;
    expect(sent).toHaveLength(1);
    expect(move).toHaveBeenCalledOnce();
  });

  test('is repeated by a retry after a failure', async () => {
    const move = vi
      .fn<() => Promise<RowSaveResult<FrameRow>>>(async () => ({ ok: true }))
      .mockResolvedValueOnce({ ok: false, message: 'No' });
    await edits.run(1, move);
    expect(edits.state(1)).toMatchObject({ status: 'failed', message: 'No' });
    await edits.save(1);
    expect(edits.state(1)).toMatchObject({ status: 'saved', message: null });
    expect(move).toHaveBeenCalledTimes(2);
  });

  test('keeps edits made while it runs', async () => {
    let finish = (_result: RowSaveResult<FrameRow>) => {};
    const running = edits.run(1, () => new Promise((resolve) => (finish = resolve)));
    edits.changeCell(1, 'height', '700');
    finish({ ok: true });
    await running;
    expect(edits.state(1)).toMatchObject({ status: 'changed', editedValues: { height: '700' } });
  });
});

test('an app in another language says everything in its own words', async () => {
  vi.stubGlobal('reportError', vi.fn<typeof reportError>());
  const german = { saving: 'Wird gespeichert', notSaved: 'Nicht gespeichert', submitFailed: 'Keine Antwort' };
  const strings = { ...editingLocaleText, ...german };
  const onSave = () => Promise.reject(new Error('any reason'));
  edits = new RowEdits({ ...options(frameRows(3)), strings, onSave });
  edits.changeCell(1, 'height', '700');
  const isSaved = edits.save(1);
  expect(edits.getAnnouncement()).toBe('Wird gespeichert');
  await isSaved;
  expect(edits.state(1)).toMatchObject({ status: 'failed', message: 'Keine Antwort' });
  expect(edits.getAnnouncement()).toBe('Nicht gespeichert. Keine Antwort');
  vi.unstubAllGlobals();
});
