import type { ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { FailureBanner } from '../../feedback/FailureBanner/FailureBanner.tsx';
import { getColumnAlign, getColumnId } from '../Column.ts';
import type { TableProps } from '../TableProps.ts';
import type { TableLayout } from './TableLayout.ts';
import { useTableText } from './tableLocaleText.ts';

export interface TableMessageProps<Row> {
  /** Name of the table. */
  label: string;
  state: AsyncState<unknown>;
  layout: TableLayout<Row>;
  empty?: TableProps<Row, never>['empty'];
}

/** Varying widths of the skeleton bars, like real content. */
const placeholderWidths = ['70%', '55%', '80%', '62%', '48%'];
const placeholderRowCount = 14;

/** Content of a table body without rows: skeleton, empty message or error. */
export function TableMessage<Row>({ label, state, layout, empty }: TableMessageProps<Row>) {
  const strings = useTableText();
  const { columns, hasSelection, actionsWidth } = layout;
  const span = (hasSelection ? 1 : 0) + columns.length + (actionsWidth > 0 ? 1 : 0);
  if (state.status === 'loading') {
    return (
      <>
        <MessageRow span={span}>{strings.loadingRows}</MessageRow>
        {Array.from({ length: placeholderRowCount }, (_row, rowIndex) => (
          <tr key={rowIndex} aria-hidden="true">
            {hasSelection && <td>{'\u00a0'}</td>}
            {columns.map((column, columnIndex) => (
              <td key={getColumnId(column)} data-align={getColumnAlign(column)}>
                <span
                  className="PortalTable-placeholder"
                  style={{
                    width: placeholderWidths[(rowIndex * 2 + columnIndex * 3) % placeholderWidths.length],
                  }}
                >
                  {'\u00a0'}
                </span>
              </td>
            ))}
            {actionsWidth > 0 && <td>{'\u00a0'}</td>}
          </tr>
        ))}
      </>
    );
  }
  return (
    <MessageRow span={span}>
      {state.status === 'failed' ? (
        <FailureBanner label={label} failure={state} />
      ) : (
        <EmptyState hint={empty?.hint} action={empty?.action}>
          {empty?.text ?? strings.noRows}
        </EmptyState>
      )}
    </MessageRow>
  );
}

function MessageRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr className="PortalTable-message">
      <td colSpan={span}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
