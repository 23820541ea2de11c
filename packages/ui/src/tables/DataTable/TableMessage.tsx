import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { type Column, getColumnId } from '../Column.ts';

export interface TableMessageProps<Row> {
  state: AsyncState<unknown>;
  columns: readonly Column<Row>[];
  /** Number of additional columns before `columns`: selection. */
  columnsBefore: number;
  /** Number of additional columns after `columns`: state, actions. */
  columnsAfter: number;
  loadingText: string;
  emptyText: string;
  emptyHint?: ReactNode;
}

/** Varying widths of the skeleton bars, like real content. */
const placeholderWidths = ['70%', '55%', '80%', '62%', '48%'];
const placeholderRowCount = 14;

/** Content of a table body without rows: skeleton, empty message or error. */
export function TableMessage<Row>({
  state,
  columns,
  columnsBefore,
  columnsAfter,
  loadingText,
  emptyText,
  emptyHint,
}: TableMessageProps<Row>) {
  const span = columnsBefore + columns.length + columnsAfter;
  if (state.status === 'loading') {
    return (
      <>
        <MessageRow span={span}>{loadingText}</MessageRow>
        {Array.from({ length: placeholderRowCount }, (_row, rowIndex) => (
          <tr key={rowIndex} aria-hidden="true">
            {columnsBefore > 0 && <td colSpan={columnsBefore}>{'\u00a0'}</td>}
            {columns.map((column, columnIndex) => (
              <td key={getColumnId(column)} data-align={column.align}>
                <span
                  className="PortalDataTable-placeholder"
                  style={{
                    width: placeholderWidths[(rowIndex * 2 + columnIndex * 3) % placeholderWidths.length],
                  }}
                >
                  {'\u00a0'}
                </span>
              </td>
            ))}
            {columnsAfter > 0 && <td colSpan={columnsAfter}>{'\u00a0'}</td>}
          </tr>
        ))}
      </>
    );
  }
  return (
    <MessageRow span={span}>
      {state.status === 'failed' ? (
        <ErrorBanner
          message={state.message}
          onRetry={state.retry}
          action={state.action}
          details={state.details}
        />
      ) : (
        <>
          {emptyText}
          {emptyHint && <div className="PortalDataTable-hint">{emptyHint}</div>}
        </>
      )}
    </MessageRow>
  );
}

function MessageRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr className="PortalDataTable-message">
      <td colSpan={span}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
