import type { ReactElement, ReactNode, TdHTMLAttributes } from 'react';
import {
  type Column,
  getColumnAlign,
  getColumnId,
  getColumnText,
  hasLongWord,
  isExported,
} from '../Column.ts';
import { isWhole } from '../sizing/columnSizes.ts';

/**
 * Cells of a row or a total; the first one is the row header. All are reachable with the arrow keys.
 * @param getAttributes of a cell, beside those that follow from its column
 */
export function renderCells<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  renderContent: (column: Column<Row>, index: number) => ReactNode,
  getAttributes?: (column: Column<Row>, index: number) => TdHTMLAttributes<HTMLTableCellElement>,
): ReactElement[] {
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    return (
      <Cell
        key={getColumnId(column)}
        scope={index === 0 ? 'row' : undefined}
        className={index === 0 ? 'PortalTable-name' : undefined}
        data-align={getColumnAlign(column)}
        data-whole={isWhole(column.kind) || undefined}
        data-copy={column.copyOnDoubleClick}
        data-long-word={hasLongWord(getColumnText(column, row))}
        data-links={isExported(column) ? undefined : true}
        tabIndex={-1}
        {...getAttributes?.(column, index)}
      >
        {renderContent(column, index)}
      </Cell>
    );
  });
}
