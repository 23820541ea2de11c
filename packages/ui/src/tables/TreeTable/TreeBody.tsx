import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTheme } from '@mui/material/styles';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from '../Column.ts';
import { usePrinting } from '../DataTable/usePrinting.ts';
import { messageHeight } from '../editing/editStyles.ts';
import type { RowEdits } from '../editing/RowEdits.ts';
import { TreeRow } from './TreeRow.tsx';
import type { DropZone } from './treeMoves.ts';
import type { TreeItem } from './treeRows.ts';
import type { ActiveCell } from './useTreeFocus.ts';

export interface TreeBodyProps<Row, Id> {
  items: readonly TreeItem<Row, Id>[];
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  closed: ReadonlySet<Id>;
  active: ActiveCell<Id> | null;
  isEditing: boolean;
  hasActions: boolean;
  canMove: boolean;
  /** Drop target and zone while dragging. */
  drop: { id: Id; zone: DropZone } | null;
  brotherCount: (item: TreeItem<Row, Id>) => number;
}

/** Renders the visible rows, some around them and the focused one; spacer rows fill the gaps. */
export function TreeBody<Row, Id extends string | number>(props: TreeBodyProps<Row, Id>) {
  const { items, columns, edits, closed, active, isEditing, hasActions, canMove, drop, brotherCount } = props;
  const { density } = useTheme();
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const failed = useSyncExternalStore(edits.subscribe, edits.failed, edits.failed);
  const activePlace = active ? items.findIndex(({ id }) => id === active.id) : -1;
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => body.current?.closest('section') ?? null,
    estimateSize: (place) => {
      const item = items[place];
      const isFailed = item !== undefined && edits.state(item.id).status === 'failed';
      return density.rowHeight + (isFailed ? messageHeight : 0);
    },
    overscan: 8,
    initialRect: { width: 0, height: 800 },
    rangeExtractor: (range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_place, place) => place);
      const places = defaultRangeExtractor(range);
      // The focused row stays rendered wherever the table is scrolled: unmounting it would lose the focus.
      if (activePlace < 0 || places.includes(activePlace)) return places;
      return [...places, activePlace].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, failed, items, density.rowHeight]);

  const drawn = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  let end = 0;
  return (
    <tbody ref={body}>
      {drawn.flatMap(({ index, start, size }) => {
        const item = items[index];
        if (!item) return [];
        const gap = start - end;
        end = start + size;
        const isActive = index === activePlace;
        return [
          ...(gap > 0 ? [<Spacer key={`before ${item.id}`} height={gap} />] : []),
          <TreeRow
            key={item.id}
            item={item}
            place={index}
            brotherCount={brotherCount(item)}
            columns={columns}
            edits={edits}
            isOpen={item.children.length > 0 ? !closed.has(item.id) : null}
            activeColumn={isActive ? (active?.column ?? null) : active || index > 0 ? null : 0}
            isEditing={isActive && isEditing}
            hasActions={hasActions}
            canMove={canMove}
            drop={drop?.id === item.id ? drop.zone : null}
          />,
        ];
      })}
      {total > end && <Spacer height={total - end} />}
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden="true" className="PortalDataTable-spacer" style={{ height }} />;
}
