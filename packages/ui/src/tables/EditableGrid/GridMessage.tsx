import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { type Column, getColumnId } from '../Column.ts';
import { Scroller } from '../DataTable/dataTableStyles.ts';
import { TableHead } from '../DataTable/TableHead.tsx';
import { useEditingLocaleText } from '../editing/editingLocaleText.tsx';
import { TableMessage } from '../DataTable/TableMessage.tsx';

export interface GridMessageProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  state: AsyncState<unknown>;
  loadingText: string;
  emptyText: string;
  emptyHint: ReactNode;
}

/** Headings and a message in place of the rows, like `DataTable`. */
export function GridMessage<Row>({ label, columns, state, ...messageProps }: GridMessageProps<Row>) {
  const strings = useEditingLocaleText();
  return (
    <Scroller aria-label={strings.scrollRegion(label)} tabIndex={0}>
      <table aria-label={label} aria-busy={state.status === 'loading'}>
        <colgroup>
          {columns.map((column) => (
            <col key={getColumnId(column)} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sortFilter={null}
          selectionCell={null}
          hasActions={false}
          strings={strings}
        />
        <tbody>
          <TableMessage
            state={state}
            columns={columns}
            columnsBefore={0}
            columnsAfter={0}
            {...messageProps}
          />
        </tbody>
      </table>
    </Scroller>
  );
}
