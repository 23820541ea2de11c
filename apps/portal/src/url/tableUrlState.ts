import type { Filters, Sorting } from '@portal/ui/tables';
import { TABLE_FILTER_PREFIX, type UrlState } from './urlState.ts';

/** Sorting and filters of a client-side table. */
export interface TableState {
  sorting: Sorting;
  filters: Filters;
}

/**
 * Sorting and filters of a table in the URL: `sort=lastName,-firstName&filter.company=craft`. Unknown columns are
 * ignored.
 * @param columnIds ids of all columns
 * @param defaultSorting used when the URL has no sorting
 */
export function tableUrlState(columnIds: readonly string[], defaultSorting: Sorting): UrlState<TableState> {
  return {
    read(params) {
      const sort = params.get('sort');
      const filters = columnIds.flatMap((id) => {
        const text = params.get(TABLE_FILTER_PREFIX + id);
        return text ? [[id, text] as const] : [];
      });
      return {
        sorting: sort === null ? defaultSorting : parseSorting(sort, columnIds),
        filters: Object.fromEntries(filters),
      };
    },
    write({ sorting, filters }) {
      const params = new URLSearchParams();
      const sort = formatSorting(sorting);
      if (sort !== formatSorting(defaultSorting)) params.set('sort', sort);
      for (const id of Object.keys(filters).toSorted()) {
        if (filters[id]) params.set(TABLE_FILTER_PREFIX + id, filters[id]);
      }
      return params;
    },
    owns: (name) => name === 'sort' || name.startsWith(TABLE_FILTER_PREFIX),
    isSecondary: true,
  };
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
