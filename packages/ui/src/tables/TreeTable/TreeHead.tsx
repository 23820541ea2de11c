import { type Column, getColumnId } from '../Column.ts';
import { useEditingLocaleText } from '../editing/editingLocaleText.tsx';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';

export interface TreeHeadProps<Row> {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  /** `false` without rows: then it is a plain table with a message. */
  isGrid: boolean;
}

/** Column headings. A tree has a fixed order, so they do not sort. */
export function TreeHead<Row>({ columns, hasActions, isGrid }: TreeHeadProps<Row>) {
  const strings = useEditingLocaleText();
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={getColumnId(column)} style={{ width: column.width }} />
        ))}
        <col style={{ width: 144 }} />
        {hasActions && <col style={{ width: 40 }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={isGrid ? 1 : undefined}>
          {columns.map((column, index) => (
            <th
              key={getColumnId(column)}
              scope="col"
              aria-colindex={isGrid ? index + 1 : undefined}
              className={index === 0 ? 'PortalDataTable-name' : undefined}
              data-align={column.align}
              title={column.hint ?? column.heading}
            >
              {column.heading}
            </th>
          ))}
          <th
            scope="col"
            aria-colindex={isGrid ? columns.length + 1 : undefined}
            className="PortalTree-state"
            data-last={!hasActions || undefined}
          >
            {strings.state}
          </th>
          {hasActions && (
            <th
              scope="col"
              aria-colindex={isGrid ? columns.length + 2 : undefined}
              className="PortalDataTable-actions"
            >
              <span style={visuallyHidden}>{strings.actions}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
