import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { type Column, columnId } from '../Column.ts';

export interface TableMessageProps<Row> {
  state: AsyncState<unknown>;
  columns: readonly Column<Row>[];
  /** How many columns of the table stand before these: choice. */
  before: number;
  /** How many stand after these: state, actions. */
  after: number;
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
  before,
  after,
  loadingText,
  emptyText,
  emptyHint,
}: TableMessageProps<Row>) {
  const span = before + columns.length + after;
  if (state.status === 'loading') {
    return (
      <>
        <MessageRow span={span}>{loadingText}</MessageRow>
        {Array.from({ length: placeholderRows }, (_row, rowIndex) => (
          <tr key={rowIndex} aria-hidden="true">
            {before > 0 && <td colSpan={before}>{'\u00a0'}</td>}
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
            {after > 0 && <td colSpan={after}>{'\u00a0'}</td>}
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
