import { useDeferredValue } from 'react';

/** Rows of a list that are drawn at once: more than a screen holds. */
const drawnAtOnce = 60;

/** The rows to draw: those in sight first, the rest of a long list when the browser has time for them. */
export function useDrawnFirst<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, drawnAtOnce));
}
