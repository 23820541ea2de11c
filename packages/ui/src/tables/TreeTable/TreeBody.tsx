import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTheme } from '@mui/material/styles';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from '../Column.ts';
import { useIsPrinting } from '../DataTable/useIsPrinting.ts';
import { messageHeight } from '../editing/editStyles.ts';
import type { RowEdits } from '../editing/RowEdits.ts';
import { TreeRow } from './TreeRow.tsx';
import type { DropZone } from './treeMoves.ts';
import type { TreeItem } from './tree.ts';
import type { ActiveCell } from './useTreeFocus.ts';

export interface TreeBodyProps<Row, Id> {
  items: readonly TreeItem<Row, Id>[];
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  collapsedIds: ReadonlySet<Id>;
  active: ActiveCell<Id> | null;
  isEditing: boolean;
  hasActions: boolean;
  canMove: boolean;
  /** Drop target and zone while dragging. */
  dropTarget: { id: Id; zone: DropZone } | null;
  getSiblingCount: (item: TreeItem<Row, Id>) => number;
}

/** Renders the visible rows, some around them and the focused one; spacer rows fill the gaps. */
export function TreeBody<Row, Id extends string | number>(props: TreeBodyProps<Row, Id>) {
  const {
    items,
    columns,
    edits,
    collapsedIds,
    active,
    isEditing,
    hasActions,
    canMove,
    dropTarget,
    getSiblingCount,
  } = props;
  const { density } = useTheme();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const isPrinting = useIsPrinting();
  const failedIds = useSyncExternalStore(edits.subscribe, edits.getFailedIds, edits.getFailedIds);
  const activeIndex = active ? items.findIndex(({ id }) => id === active.id) : -1;
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => bodyRef.current?.closest('section') ?? null,
    estimateSize: (itemIndex) => {
      const item = items[itemIndex];
      const isFailed = item !== undefined && edits.state(item.id).status === 'failed';
      return density.rowHeight + (isFailed ? messageHeight : 0);
    },
    overscan: 8,
    initialRect: { width: 0, height: 800 },
    rangeExtractor: (range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_item, itemIndex) => itemIndex);
      const indexes = defaultRangeExtractor(range);
      // The focused row stays rendered wherever the table is scrolled: unmounting it would lose the focus.
      if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, failedIds, items, density.rowHeight]);

  const virtualItems = virtualizer.getVirtualItems();
  const totalHeight = virtualizer.getTotalSize();
  let renderedHeight = 0;
  return (
    <tbody ref={bodyRef}>
      {virtualItems.flatMap(({ index, start, size }) => {
        const item = items[index];
        if (!item) return [];
        const gap = start - renderedHeight;
        renderedHeight = start + size;
        const isActive = index === activeIndex;
        return [
          ...(gap > 0 ? [<Spacer key={`before ${item.id}`} height={gap} />] : []),
          <TreeRow
            key={item.id}
            item={item}
            rowIndex={index}
            siblingCount={getSiblingCount(item)}
            columns={columns}
            edits={edits}
            isOpen={item.children.length > 0 ? !collapsedIds.has(item.id) : null}
            activeColumn={isActive ? (active?.column ?? null) : active || index > 0 ? null : 0}
            isEditing={isActive && isEditing}
            hasActions={hasActions}
            canMove={canMove}
            dropZone={dropTarget?.id === item.id ? dropTarget.zone : null}
          />,
        ];
      })}
      {totalHeight > renderedHeight && <Spacer height={totalHeight - renderedHeight} />}
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden="true" className="PortalDataTable-spacer" style={{ height }} />;
}
