import { type ReactElement, type RefObject, useDeferredValue, useLayoutEffect } from 'react';
import { useTheme } from '@mui/material/styles';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useIsPrinting } from '../../controls/useIsPrinting.ts';

export interface WindowedRowsOptions {
  rowCount: number;
  /** The scroll container. It must be rendered by the calling component, so that its ref is set in time. */
  scroller: RefObject<HTMLElement | null>;
  /** Renders the row at a zero-based index. `isWindowed`: not all rows are in the DOM. */
  renderRow: (index: number, isWindowed: boolean) => ReactElement;
  /** Index of a row that stays in the DOM wherever the table is scrolled, because it has the focus. */
  keptIndex?: number;
  /** Height of a row in CSS pixels beyond that of the density; a new function measures all rows again. */
  getExtraHeight?: (index: number) => number;
}

/** Up to this number all rows are in the DOM, where the browser finds them. */
const windowingThreshold = 300;
/** More rows than are visible when a table opens. */
const initialRowCount = 40;

/**
 * Rows of a table body. Of many rows only the visible ones and some around them are in the DOM; spacer rows keep
 * the scroll height. Of few rows the first ones are painted before the others are rendered. All rows are in the
 * DOM for printing.
 */
export function useWindowedRows(options: WindowedRowsOptions): {
  rows: ReactElement[];
  isWindowed: boolean;
} {
  const { rowCount, scroller, renderRow, keptIndex = -1, getExtraHeight } = options;
  const { rowHeight } = useTheme().density;
  const isPrinting = useIsPrinting();
  const deferredCount = useDeferredValue(rowCount, initialRowCount);
  const isWindowed = rowCount > windowingThreshold && !isPrinting;
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    enabled: isWindowed,
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight + (getExtraHeight?.(index) ?? 0),
    overscan: 12,
    initialRect: { width: 0, height: 800 },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (keptIndex < 0 || indexes.includes(keptIndex)) return indexes;
      return [...indexes, keptIndex].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (isWindowed) virtualizer.measure();
  }, [isWindowed, virtualizer, getExtraHeight, rowHeight]);

  const rows: ReactElement[] = [];
  if (!isWindowed) {
    const end = isPrinting ? rowCount : Math.min(rowCount, Math.max(deferredCount, keptIndex + 1));
    for (let index = 0; index < end; index++) rows.push(renderRow(index, false));
    if (end < rowCount) rows.push(<Spacer key="end" height={(rowCount - end) * rowHeight} />);
    return { rows, isWindowed };
  }
  let renderedHeight = 0;
  for (const { index, start, size } of virtualizer.getVirtualItems()) {
    if (start > renderedHeight)
      rows.push(<Spacer key={`before ${rows.length}`} height={start - renderedHeight} />);
    rows.push(renderRow(index, true));
    renderedHeight = start + size;
  }
  const heightAfter = virtualizer.getTotalSize() - renderedHeight;
  if (heightAfter > 0) rows.push(<Spacer key="end" height={heightAfter} />);
  return { rows, isWindowed };
}

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden="true" className="PortalTable-spacer" style={{ height }} />;
}
