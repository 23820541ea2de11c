import { useDeferredValue } from 'react';

/** Number of rows rendered first: more than fit on a screen. */
const initialRowCount = 60;

/** Rows to render: the visible ones first, the rest of a long list deferred. */
export function useProgressiveRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, initialRowCount));
}
