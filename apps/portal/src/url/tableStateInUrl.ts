import type { Filters, Sorting } from '@portal/ui/tables';

/** Sorting and filters of a client-side table. */
export interface TableState {
  sorting: Sorting;
  filters: Filters;
}

const filterPrefix = 'filter.';

/**
 * Reads sorting and filters of a table from the query of a URL: `sort=lastName,-firstName&filter.company=craft`.
 * Unknown columns are ignored.
 * @param columnIds ids of all columns
 * @param defaultSorting used when the URL has no sorting
 */
export function parseTableState(
  params: URLSearchParams,
  columnIds: readonly string[],
  defaultSorting: Sorting,
): TableState {
  const filters = columnIds.flatMap((id) => {
    const text = params.get(filterPrefix + id);
    return text ? [[id, text] as const] : [];
  });
  const sort = params.get('sort');
  return {
    sorting: sort === null ? defaultSorting : parseSorting(sort, columnIds),
    filters: Object.fromEntries(filters),
  };
}

/** Returns the query with the given sorting and filters; default sorting is omitted. */
export function formatTableState(
  params: URLSearchParams,
  { sorting, filters }: TableState,
  defaultSorting: Sorting,
): URLSearchParams {
  const others = [...params].filter(([name]) => name !== 'sort' && !name.startsWith(filterPrefix));
  const written = new URLSearchParams(others);
  const sort = formatSorting(sorting);
  if (sort !== formatSorting(defaultSorting)) written.set('sort', sort);
  // One order, so that the same view has the same URL however it came about.
  for (const id of Object.keys(filters).toSorted()) {
    if (filters[id]) written.set(filterPrefix + id, filters[id]);
  }
  return written;
}

function parseSorting(text: string, columnIds: readonly string[]): Sorting {
  return text.split(',').flatMap((key) => {
    const isDescending = key.startsWith('-');
    const columnId = isDescending ? key.slice(1) : key;
    return columnIds.includes(columnId) ? [{ columnId, direction: isDescending ? 'desc' : 'asc' }] : [];
  });
}

function formatSorting(sorting: Sorting): string {
  return sorting
    .map(({ columnId, direction }) => (direction === 'desc' ? `-${columnId}` : columnId))
    .join(',');
}
