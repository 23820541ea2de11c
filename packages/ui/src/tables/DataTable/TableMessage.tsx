import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { type Column, columnId } from '../Column.ts';

export interface TableMessageProps<Row> {
  state: AsyncState<unknown>;
  columns: readonly Column<Row>[];
  /** Number of additional columns before `columns`: selection. */
  before: number;
  /** Number of additional columns after `columns`: state, actions. */
  after: number;
  loadingText: string;
  emptyText: string;
  emptyHint?: ReactNode;
}

/** Varying widths of the skeleton bars, like real content. */
const placeholderWidths = ['70%', '55%', '80%', '62%', '48%'];
const placeholderRows = 14;

/** Content of a table body without rows: skeleton, empty message or error. */
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
