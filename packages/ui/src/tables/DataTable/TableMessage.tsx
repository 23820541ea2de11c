import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { type Column, columnId } from '../Column.ts';

export interface TableMessageProps<Row> {
  state: AsyncState<unknown>;
  columns: readonly Column<Row>[];
  loadingText: string;
  emptyText: string;
  emptyHint?: ReactNode;
}

/** Quiet bars of differing width, so that the waiting table has the look of a full one. */
const placeholderWidths = ['70%', '55%', '80%', '62%', '48%'];
const placeholderRows = 14;

/** What the body of a table shows while it has no rows: waiting, nothing, or the failure. */
export function TableMessage<Row>({
  state,
  columns,
  loadingText,
  emptyText,
  emptyHint,
}: TableMessageProps<Row>) {
  if (state.status === 'loading') {
    return (
      <>
        <MessageRow columns={columns}>{loadingText}</MessageRow>
        {Array.from({ length: placeholderRows }, (_row, rowIndex) => (
          <tr key={rowIndex} aria-hidden="true">
            {columns.map((column, columnIndex) => (
              <td key={columnId(column)} data-align={column.align}>
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
          </tr>
        ))}
      </>
    );
  }
  return (
    <MessageRow columns={columns}>
      {state.status === 'failed' ? (
        <ErrorBanner message={state.message} onRetry={state.retry} />
      ) : (
        <>
          {emptyText}
          {emptyHint && <div className="PortalDataTable-hint">{emptyHint}</div>}
        </>
      )}
    </MessageRow>
  );
}

function MessageRow({ columns, children }: { columns: readonly unknown[]; children: ReactNode }) {
  return (
    <tr className="PortalDataTable-message">
      <td colSpan={columns.length}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
