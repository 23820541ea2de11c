import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FrameRow, frameColumns, frameMistakes, frameRows } from './frameFixture.ts';
import { ROW_CHANGED_MESSAGE, RowEdits } from './RowEdits.ts';
import type { RowChange, RowSaveResult } from './RowState.ts';
import { editableColumns } from './useRowEdits.ts';

/** A server whose answers the test gives when it likes. */
let sent: RowChange<FrameRow>[];
let answer: (result: RowSaveResult<FrameRow>) => Promise<void>;
let edits: RowEdits<FrameRow, number>;

const options = (rows: readonly FrameRow[]) => ({
  rows,
  rowId: (row: FrameRow) => row.frameId,
  columns: editableColumns(frameColumns),
  validate: frameMistakes,
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

describe('local until the row is left', () => {
  test('typing sends nothing, leaving sends the whole row once', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.changeCell(1, 'height', '700');
    expect(sent).toEqual([]);
    edits.handleRowLeave(1);
    edits.handleRowLeave(1);
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
    expect(edits.hasUnsavedEdits()).toBe(false);
  });

  test.each([
    { field: 'frameTitle', typed: 'Store traffic' },
    { field: 'height', typed: '0620' },
    { field: 'shown', typed: true },
  ])('$field that is $typed again is nothing to send', ({ field, typed }) => {
    edits.changeCell(1, field, typeof typed === 'boolean' ? !typed : 'other');
    edits.changeCell(1, field, typed);
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
    expect(edits.state(1).status).toBe('unchanged');
  });

  test('a field without an editable column is left alone', () => {
    edits.changeCell(1, 'key', 'other');
    expect(edits.hasUnsavedEdits()).toBe(false);
  });
});

describe('taking back', () => {
  test('one cell, then the row', () => {
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

describe('what is refused', () => {
  test('by a rule: said beside the cell, never sent', () => {
    edits.changeCell(1, 'frameTitle', ' ');
    edits.validateCell(1, 'frameTitle');
    expect(edits.state(1)).toMatchObject({ status: 'changed', errors: { frameTitle: 'Title is required' } });
    edits.handleRowLeave(1);
    expect(edits.state(1)).toMatchObject({ status: 'failed', errors: { frameTitle: 'Title is required' } });
    expect(sent).toEqual([]);
  });

  test('by the server: kept as typed, with messages where they belong', async () => {
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

  test('a save that throws is a save that failed', async () => {
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
  test('what is typed then is kept, and sent when the row was left again', async () => {
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

  test('what is turned back to the old value then is a change of the new one', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.handleRowLeave(1);
    edits.changeCell(1, 'frameTitle', 'Store traffic');
    edits.handleRowLeave(1);
    await answer({ ok: true });
    expect(sent[1]).toMatchObject({ row: { frameTitle: 'Store traffic' } });
  });
});

describe('two people at once', () => {
  const theirs = { ...(frameRows(1)[0] as FrameRow), height: 333, rowVersion: 2 };

  test('mine goes onto their version', async () => {
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

  test('theirs is taken', async () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.handleRowLeave(1);
    await answer({ ok: false, message: 'Changed', theirs });
    edits.acceptTheirs(1);
    expect(edits.state(1)).toMatchObject({ status: 'unchanged', editedValues: {}, confirmedRow: theirs });
    expect(edits.hasUnsavedEdits()).toBe(false);
  });

  test('a refetched list notifies as well', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.setOptions(options([theirs, ...frameRows(3).slice(1)]));
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
    expect(edits.state(1)).toMatchObject({ status: 'failed', message: ROW_CHANGED_MESSAGE, theirs });
  });

  test('a list that brings the same is no news', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.setOptions(options(frameRows(3)));
    edits.handleRowLeave(1);
    expect(sent).toHaveLength(1);
  });

  test('a row that is gone takes its edits with it', () => {
    edits.changeCell(1, 'frameTitle', 'Visitors');
    edits.setOptions(options(frameRows(3).slice(1)));
    expect(edits.hasUnsavedEdits()).toBe(false);
    edits.handleRowLeave(1);
    expect(sent).toEqual([]);
  });
});

describe('another operation, such as a move', () => {
  test('waits until the edits are saved', async () => {
    edits.changeCell(1, 'height', '700');
    const move = vi.fn(async () => ({ ok: true }) as const);
    const moved = edits.run(1, move);
    expect(move).not.toHaveBeenCalled();
    await answer({ ok: true });
    await moved;
    expect(sent).toHaveLength(1);
    expect(move).toHaveBeenCalledOnce();
  });

  test('that has failed is repeated by a retry', async () => {
    const results = [{ ok: false, message: 'No' }, { ok: true }] as const;
    const move = vi.fn(async () => results[move.mock.calls.length - 1] ?? { ok: true as const });
    await edits.run(1, move);
    expect(edits.state(1)).toMatchObject({ status: 'failed', message: 'No' });
    await edits.save(1);
    expect(edits.state(1)).toMatchObject({ status: 'saved', message: null });
    expect(move).toHaveBeenCalledTimes(2);
  });

  test('what is typed while it runs is not lost', async () => {
    let finish = (_result: RowSaveResult<FrameRow>) => {};
    const running = edits.run(1, () => new Promise((resolve) => (finish = resolve)));
    edits.changeCell(1, 'height', '700');
    finish({ ok: true });
    await running;
    expect(edits.state(1)).toMatchObject({ status: 'changed', editedValues: { height: '700' } });
  });
});
