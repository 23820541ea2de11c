import { formatInstant, formatNumber } from '@portal/domain';
import { type Column, columnId } from '../../tables/Column.ts';
import type { Filters } from '../../tables/DataTable/rowOrder.ts';

/** One thing that a report says about itself: a filter, the view, when it was made. */
export interface ReportFact {
  label: string;
  value: string;
}

/** What every report knows of itself. */
export interface ReportMade {
  /** When its figures were answered, milliseconds since 1970 (`dataUpdatedAt` of a query). */
  createdAt: number;
  /** Rows that are shown. */
  rowCount: number;
  /** Rows of the report, when a filter of its table hides some. */
  allRowCount?: number;
}

/**
 * What a report says about itself, the same on the screen, on paper and in its files: first what it is asked for, then
 * how many rows it shows and when it was made, on the portal's clock.
 */
export function reportFacts(asked: readonly ReportFact[], made: ReportMade): ReportFact[] {
  return [...asked, ...madeFacts(made)];
}

/** How many rows a report shows, and when it was made. */
export function madeFacts({ createdAt, rowCount, allRowCount = rowCount }: ReportMade): ReportFact[] {
  const rows = formatNumber(rowCount);
  return [
    { label: 'Rows', value: rowCount === allRowCount ? rows : `${rows} of ${formatNumber(allRowCount)}` },
    { label: 'Created', value: formatInstant(new Date(createdAt).toISOString()) },
  ];
}

/** What the filters of a table leave out, as a fact; nothing when there are none. */
export function filterFacts<Row>(columns: readonly Column<Row>[], filters: Filters): ReportFact[] {
  const texts = columns.flatMap((column) => {
    const text = filters[columnId(column)];
    return text ? [`${column.heading} contains ${text}`] : [];
  });
  return texts.length === 0 ? [] : [{ label: 'Filtered by', value: texts.join(', ') }];
}

/** The facts as lines of a file: `View: transaction reported once`. */
export function factLines(facts: readonly ReportFact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value}`);
}
