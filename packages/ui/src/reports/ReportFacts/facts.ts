import { formatInstant, formatNumber } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import { describeFilters } from '../../tables/sorting/describeFilters.ts';
import type { Filters } from '../../tables/sorting/rowIndex.ts';

/** A fact about a report: a filter, the view, the creation time. */
export interface ReportFact {
  /** With an empty value, a sentence such as `No breakdown`. */
  label: string;
  value: string;
  /** Not known yet: the value is a typical one, which is not visible but keeps the place of the fact. */
  isPending?: boolean;
}

/** Facts that every report has. */
export interface ReportResult {
  /** Time of the response in milliseconds since 1970 (`dataUpdatedAt` of a query). */
  createdAtMs: number;
  /** What the rows are, such as `Mailer codes`; default `Rows`. */
  rowLabel?: string;
  /** Number of shown rows. */
  rowCount: number;
  /** Number of rows of the report, if table filters hide some. */
  allRowCount?: number;
  /** There are more rows than `allRowCount`: not all were counted. */
  hasMoreRows?: boolean;
}

const pendingFacts: readonly ReportFact[] = [
  { label: 'Rows', value: '100', isPending: true },
  { label: 'As of', value: '2026-12-31 12:00 EST', isPending: true },
];

/**
 * Facts of a report, the same on screen, in print and in files: parameters, number of rows, creation time in
 * the company's time zone.
 * @param result `null` while the report is loading
 */
export function createReportFacts(
  parameterFacts: readonly ReportFact[],
  result: ReportResult | null,
): ReportFact[] {
  const resultFacts = result
    ? [
        { label: result.rowLabel ?? 'Rows', value: formatRowCount(result) },
        { label: 'As of', value: formatInstant(new Date(result.createdAtMs).toISOString()) },
      ]
    : pendingFacts;
  return [...parameterFacts, ...resultFacts];
}

function formatRowCount({ rowCount, allRowCount = rowCount, hasMoreRows = false }: ReportResult): string {
  const rows = formatNumber(rowCount);
  const all = `${hasMoreRows ? 'more than ' : ''}${formatNumber(allRowCount)}`;
  return rowCount === allRowCount && !hasMoreRows ? rows : `${rows} of ${all}`;
}

/** The applied table filters as a fact; empty without filters. */
export function createFilterFacts<Row>(columns: readonly Column<Row>[], filters: Filters): ReportFact[] {
  const texts = describeFilters(columns, filters).map(({ text }) => text);
  return texts.length === 0 ? [] : [{ label: 'Filtered by', value: texts.join(', ') }];
}

/** Facts as lines of a file, such as `View: transaction reported once`. */
export function formatFactLines(facts: readonly ReportFact[]): string[] {
  return facts.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`));
}
