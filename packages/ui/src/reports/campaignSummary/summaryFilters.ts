import { createSummaryFilters, SUMMARY_YEARS, summaryTypes } from '@portal/domain/reports';
import { formatCalendarDay } from '@portal/domain';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';
import type { ListSort } from '../../tables/FilterForm/listSort.ts';

/** Filters of the annual summary, named like the API parameters; initially newest sale first. */
export const summaryFilters: readonly ListFilter[] = [
  { name: 'type', label: 'Type', kind: 'select', options: [...summaryTypes] as [...typeof summaryTypes] },
  {
    name: 'year',
    label: 'Year',
    kind: 'integer',
    ...SUMMARY_YEARS,
    getInitial: () => String(createSummaryFilters(formatCalendarDay(new Date())).year),
  },
  {
    name: 'sortOrder',
    label: 'Sale Begin order',
    kind: 'select',
    options: [
      { value: 'DESC', label: 'Descending' },
      { value: 'ASC', label: 'Ascending' },
    ],
  },
];

/** Order of the annual summary, by its filter and its heading. */
export const summarySort: ListSort = {
  directionFilter: 'sortOrder',
  keys: [{ value: '', columnId: 'saleDateBegin', direction: 'desc' }],
};
