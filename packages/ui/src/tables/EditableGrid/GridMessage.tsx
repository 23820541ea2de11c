import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { type Column, columnId } from '../Column.ts';
import { Scroller } from '../DataTable/dataTableStyles.ts';
import { TableHead } from '../DataTable/TableHead.tsx';
import { useEditingWords } from '../editing/editingWords.tsx';
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
export function GridMessage<Row>({ label, columns, state, ...texts }: GridMessageProps<Row>) {
  const words = useEditingWords();
  return (
    <Scroller aria-label={words.region(label)} tabIndex={0}>
      <table aria-label={label} aria-busy={state.status === 'loading'}>
        <colgroup>
          {columns.map((column) => (
            <col key={columnId(column)} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} order={null} choice={null} hasActions={false} words={words} />
        <tbody>
          <TableMessage state={state} columns={columns} before={0} after={0} {...texts} />
        </tbody>
      </table>
    </Scroller>
  );
}
