import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import type { Column } from '../Column.ts';
import type { RowChange, RowSaveResult } from '../editing/RowState.ts';
import type { TableSlots } from '../TableProps.ts';
import { TreeTable } from './TreeTable.tsx';
import type { RowMove } from './treeMoves.ts';

export interface ShelfRow {
  shelfId: number;
  above: number | null;
  name: string;
  address: string;
  order: number;
  shown: boolean;
}

export const shelfColumns: readonly Column<ShelfRow>[] = [
  { field: 'name', heading: 'Name', width: 300, edit: { kind: 'text' } },
  { field: 'address', heading: 'Address', edit: { kind: 'text' } },
  { field: 'order', heading: 'Order', width: 96, align: 'right', edit: { kind: 'number' } },
  { field: 'shown', heading: 'Shown', width: 88, align: 'center', edit: { kind: 'checkbox' } },
];

const shelf = (shelfId: number, above: number | null, name: string, order: number): ShelfRow => ({
  shelfId,
  above,
  name,
  address: `/${name.toLowerCase().replaceAll(' ', '-')}`,
  order,
  shown: order !== 30,
});

/** Fabrics (Cotton (Quilting, Flannel), Wool), Yarn (Sock yarn), Tools */
export const shelves: readonly ShelfRow[] = [
  shelf(1, null, 'Fabrics', 10),
  shelf(2, 1, 'Cotton', 10),
  shelf(3, 2, 'Quilting', 10),
  shelf(4, 2, 'Flannel', 20),
  shelf(5, 1, 'Wool', 20),
  shelf(6, null, 'Yarn', 20),
  shelf(7, 6, 'Sock yarn', 10),
  shelf(8, null, 'Tools', 30),
];

/** Groups of ten groups of ten. */
export function manyShelves(count: number): ShelfRow[] {
  return Array.from({ length: count }, (_row, index) => {
    const id = index + 1;
    const above = index % 100 === 0 ? null : index % 10 === 0 ? id - (index % 100) : id - (index % 10);
    return shelf(id, above, `Shelf ${id}`, (index % 10) * 10);
  });
}

function shelfMistakes(row: ShelfRow): { name?: string; order?: string } {
  return {
    ...(row.name.trim() === '' && { name: 'Name is required' }),
    ...(Number.isNaN(row.order) && { order: 'Order must be a number' }),
  };
}

export interface ShelvesProps extends TableSlots {
  rows: AsyncState<readonly ShelfRow[]>;
  onSave: (change: RowChange<ShelfRow>) => Promise<RowSaveResult<ShelfRow>>;
  onMove: (move: RowMove<number>) => Promise<RowSaveResult<ShelfRow>>;
  onDelete: (row: ShelfRow) => void;
}

/** The tree as a screen uses it, next to a focusable element. Accepted moves are shown. */
export function Shelves({ rows, onSave, onMove, onDelete, ...parts }: ShelvesProps) {
  const [moved, setMoved] = useState<readonly ShelfRow[] | null>(null);
  const shown = moved && rows.status === 'ready' ? { ...rows, data: moved } : rows;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480, gap: 8 }}>
      <Button style={{ alignSelf: 'start' }}>Refresh</Button>
      <TreeTable
        {...parts}
        label="Shelves"
        columns={shelfColumns}
        rows={shown}
        rowId={(row) => row.shelfId}
        parentId={(row) => row.above}
        validate={shelfMistakes}
        onSave={onSave}
        onRowMove={async (move) => {
          const result = await onMove(move);
          if (result.ok && shown.status === 'ready') setMoved(withMove(shown.data, move));
          return result;
        }}
        rowActions={(row) => [
          { kind: 'action', label: 'Delete', destructive: true, onSelect: () => onDelete(row) },
        ]}
        empty={{ hint: 'Add one to get started.' }}
        tools={{ csv: { fileName: 'shelves.csv' } }}
      />
    </div>
  );
}

function withMove(rows: readonly ShelfRow[], { id, parentId, index }: RowMove<number>): ShelfRow[] {
  const moved = rows.find((row) => row.shelfId === id);
  const others = rows.filter((row) => row.shelfId !== id);
  if (!moved) return others;
  const next = others.filter((row) => row.above === parentId)[index];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, { ...moved, above: parentId });
}
