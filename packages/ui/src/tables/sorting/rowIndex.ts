import { type CsvValue, toNaturalSortKey } from '@portal/domain';
import { type Column, getColumnId, getColumnSortValue, getColumnText } from '../Column.ts';
import { parseColumnFilter, toFilterText } from './columnFilter.ts';
import type { Sorting } from './sorting.ts';

/** Filter texts by column ID, as typed (`parseColumnFilter`); empty text means no filter. */
export type Filters = Readonly<Record<string, string>>;

/**
 * Rows with lazily built indexes per column: texts for filtering, ranks for sorting. With them,
 * filtering and sorting 50,000 rows take a few milliseconds each.
 */
export interface RowIndex<Row> {
  rows: readonly Row[];
  columns: ReadonlyMap<string, Column<Row>>;
  decimalSign: '.' | ',' | undefined;
  texts: Map<string, readonly string[]>;
  ranks: Map<string, Ranks>;
}

/** Rank of each row in the order of one column. */
export interface Ranks {
  /** Rank per row: 0 for the smallest value, equal for equal values; `count` for missing values. */
  rankByRow: Uint32Array;
  /** Number of distinct values. */
  distinctCount: number;
}

export function createRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  decimalSign?: '.' | ',',
): RowIndex<Row> {
  const byId = new Map(columns.map((column) => [getColumnId(column), column]));
  return { rows, columns: byId, decimalSign, texts: new Map(), ranks: new Map() };
}

/**
 * Filters and sorts. Sorting is stable, and missing values are last in both directions. Unknown columns are
 * ignored.
 */
export function sortAndFilterIndex<Row>(
  index: RowIndex<Row>,
  filters: Filters,
  sorting: Sorting,
): readonly Row[] {
  const { rows } = index;
  const conditions = Object.entries(filters).flatMap(([id, text]) => {
    const column = index.columns.get(id);
    if (!column || text === '') return [];
    return [
      {
        texts: getFilterTexts(index, column),
        matches: parseColumnFilter(text, column.kind, index.decimalSign).matches,
      },
    ];
  });
  const keys = sorting.flatMap(({ columnId, direction }) => {
    const column = index.columns.get(columnId);
    return column ? [{ column, direction }] : [];
  });
  if (conditions.length === 0 && keys.length === 0) return rows;

  let order: number[] = [];
  for (let row = 0; row < rows.length; row++) {
    if (conditions.every(({ texts, matches }) => matches(texts[row] ?? ''))) order.push(row);
  }
  // Least important key first: the counting sort is stable, so later passes keep the order of equal rows.
  for (const { column, direction } of keys.toReversed()) {
    order = sortByRank(order, getRanks(index, column), direction === 'desc');
  }
  return order.map((row) => rows[row] as Row);
}

/** Builds the index for filtering a column ahead of time. */
export function prepareFilter<Row>(index: RowIndex<Row>, id: string): void {
  const column = index.columns.get(id);
  if (column) getFilterTexts(index, column);
}

/** Builds the index for sorting by a column ahead of time. */
export function prepareSort<Row>(index: RowIndex<Row>, id: string): void {
  const column = index.columns.get(id);
  if (column) getRanks(index, column);
}

function getFilterTexts<Row>(index: RowIndex<Row>, column: Column<Row>): readonly string[] {
  const id = getColumnId(column);
  const cached = index.texts.get(id);
  if (cached) return cached;
  const texts = index.rows.map((row) =>
    toFilterText(getColumnText(column, row), column.kind, index.decimalSign),
  );
  index.texts.set(id, texts);
  return texts;
}

function getRanks<Row>(index: RowIndex<Row>, column: Column<Row>): Ranks {
  const id = getColumnId(column);
  const cached = index.ranks.get(id);
  if (cached) return cached;
  const ranks = computeRanks(index.rows.map((row) => getColumnSortValue(column, row)));
  index.ranks.set(id, ranks);
  return ranks;
}

/** Stable counting sort in linear time. */
function sortByRank(
  order: readonly number[],
  { rankByRow, distinctCount }: Ranks,
  isDescending: boolean,
): number[] {
  const bucketOf = (row: number) => {
    const rowRank = rankByRow[row] as number;
    return isDescending && rowRank < distinctCount ? distinctCount - 1 - rowRank : rowRank;
  };
  const starts = new Uint32Array(distinctCount + 2);
  for (const row of order) starts[bucketOf(row) + 1] = (starts[bucketOf(row) + 1] as number) + 1;
  for (let bucket = 1; bucket < starts.length; bucket++)
    starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number);
  const sorted = Array.from<number>({ length: order.length });
  for (const row of order) {
    const bucket = bucketOf(row);
    sorted[starts[bucket] as number] = row;
    starts[bucket] = (starts[bucket] as number) + 1;
  }
  return sorted;
}

/** Ranks values: numbers and booleans before texts; `null`, `undefined`, `''` and NaN last. */
export function computeRanks(values: readonly CsvValue[]): Ranks {
  const numbers = listDistinctNumbers(values);
  const sortKeyOf = new Map<string, string>();
  for (const value of values) {
    if (typeof value === 'string' && value !== '' && !sortKeyOf.has(value))
      sortKeyOf.set(value, toNaturalSortKey(value));
  }
  const keys = [...new Set(sortKeyOf.values())].toSorted();
  const rankOfKey = new Map(keys.map((key, rowRank) => [key, numbers.length + rowRank]));
  const distinctCount = numbers.length + keys.length;
  const rankByRow = Uint32Array.from(values, (value) => {
    if (isNumeric(value)) return findNumberIndex(numbers, Number(value));
    return typeof value === 'string' && value !== ''
      ? (rankOfKey.get(sortKeyOf.get(value) ?? '') ?? distinctCount)
      : distinctCount;
  });
  return { rankByRow, distinctCount };
}

function isNumeric(value: CsvValue): value is number | boolean {
  return typeof value === 'boolean' || (typeof value === 'number' && !Number.isNaN(value));
}

/** Distinct numbers in ascending order. Typed arrays are ten times as fast as a set for 50,000 numbers. */
function listDistinctNumbers(values: readonly CsvValue[]): Float64Array {
  const sorted = Float64Array.from(values.filter(isNumeric), Number).toSorted();
  return sorted.filter((number, index) => index === 0 || number !== sorted[index - 1]);
}

function findNumberIndex(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
