import type { ReactElement } from 'react';
import { type Column, getColumnId, getColumnText, hasLongWord, isExported } from '../Column.ts';

/** Cells of a row or a total; the first one is the row header. All are reachable with the arrow keys. */
export function renderCells<Row>(columns: readonly Column<Row>[], row: Row): ReactElement[] {
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    const text = getColumnText(column, row);
    return (
      <Cell
        key={getColumnId(column)}
        scope={index === 0 ? 'row' : undefined}
        className={index === 0 ? 'PortalTable-name' : undefined}
        data-align={column.align}
        data-kind={column.kind}
        data-copy={column.copyOnDoubleClick}
        data-long-word={hasLongWord(text)}
        data-links={isExported(column) ? undefined : true}
        tabIndex={-1}
      >
        {column.cell ? column.cell(row) : text}
      </Cell>
    );
  });
}
