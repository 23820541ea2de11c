import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { type Column, columnId } from '../Column.ts';

export interface TableMessageProps<Row> {
  state: AsyncState<unknown>;
  columns: readonly Column<Row>[];
  /** Columns of the table beside these: choice, actions. */
  extraColumns: number;
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
  extraColumns,
  loadingText,
  emptyText,
  emptyHint,
}: TableMessageProps<Row>) {
  if (state.status === 'loading') {
    return (
      <>
        <MessageRow span={columns.length + extraColumns}>{loadingText}</MessageRow>
        {Array.from({ length: placeholderRows }, (_row, rowIndex) => (
          <tr key={rowIndex} aria-hidden="true">
            {extraColumns > 0 && <td colSpan={extraColumns}>{'\u00a0'}</td>}
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
    <MessageRow span={columns.length + extraColumns}>
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
