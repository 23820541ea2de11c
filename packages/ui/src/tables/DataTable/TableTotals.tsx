import { type Column, columnId, columnText } from '../Column.ts';
import { EmptyCell } from './EmptyCell.tsx';

export interface TableTotalsProps<Row> {
  columns: readonly Column<Row>[];
  totals: Row;
  hasChoice: boolean;
  hasActions: boolean;
}

/** The band of totals at the bottom edge. */
export function TableTotals<Row>({ columns, totals, hasChoice, hasActions }: TableTotalsProps<Row>) {
  return (
    <tfoot>
      <tr>
        {hasChoice && <EmptyCell className="PortalDataTable-choice" />}
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={columnId(column)}
              scope={index === 0 ? 'row' : undefined}
              className={index === 0 ? 'PortalDataTable-name' : undefined}
              data-align={column.align}
            >
              {columnText(column, totals)}
            </Cell>
          );
        })}
        {hasActions && <EmptyCell className="PortalDataTable-actions" />}
      </tr>
    </tfoot>
  );
}
