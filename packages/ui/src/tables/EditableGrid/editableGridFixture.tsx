import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { type FrameRow, frameColumns, frameMistakes, frameRows } from '../editing/frameFixture.ts';
import type { RowChange, RowSaveResult } from '../editing/RowState.ts';
import { EditableGrid } from './EditableGrid.tsx';

export type Save = (change: RowChange<FrameRow>) => Promise<RowSaveResult<FrameRow>>;

export interface FramesProps {
  rows: AsyncState<readonly FrameRow[]>;
  onSave: Save;
  onDelete: (row: FrameRow) => void;
  /** A list that is refetched when the button is clicked; another click shows the first one. */
  newerRows?: readonly FrameRow[];
  /** If the other lists are filtered. */
  allRows?: AsyncState<readonly FrameRow[]>;
}

/** The grid as a screen uses it, between two focusable elements. */
export function Frames({ rows, onSave, onDelete, newerRows, ...filtered }: FramesProps) {
  const [isNewer, setNewer] = useState(false);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480, gap: 8 }}>
      <Button style={{ alignSelf: 'start' }} onClick={() => setNewer(!isNewer)}>
        Refresh
      </Button>
      <EditableGrid
        label="Frames"
        columns={frameColumns}
        {...filtered}
        rows={isNewer && newerRows ? { status: 'ready', data: newerRows, refreshing: false } : rows}
        rowId={(row) => row.frameId}
        validate={frameMistakes}
        onSave={onSave}
        rowActions={(row) => [
          { kind: 'action', label: 'Delete', destructive: true, onSelect: () => onDelete(row) },
        ]}
        empty={{ hint: 'Add one to get started.' }}
        tools={{ csv: { fileName: 'frames.csv' } }}
      />
    </div>
  );
}

export const readyFrames = (count: number): FramesProps['rows'] => ({
  status: 'ready',
  data: frameRows(count),
  refreshing: false,
});

/** A server that accepts every save. */
export const saved: Save = async ({ row }) => ({ ok: true, data: row });
