import { formatCalendarDay, startOfYear } from '@portal/domain';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';
import type { ListSort } from '../../tables/FilterForm/listSort.ts';

/** Filters of the mailer list; initially sales of the current year. The campaign is an extension. */
export const mailerFilters: readonly ListFilter[] = [
  { name: 'codeStartsWith', label: 'Code starts with', kind: 'text', maxLength: 8 },
  {
    name: 'saleBeginAfter',
    label: 'Sale begin after',
    kind: 'day',
    getInitial: () => startOfYear(formatCalendarDay(new Date())),
  },
  { name: 'descrContains', label: 'Description contains', kind: 'text', chars: 20 },
  {
    name: 'campaign',
    label: 'Campaign',
    kind: 'select',
    options: [
      { value: '', label: 'All' },
      { value: 'none', label: 'None' },
    ],
  },
  {
    name: 'sortBy',
    label: 'Sort by',
    kind: 'select',
    options: [
      { value: '', label: 'Default' },
      { value: 'SaleBegin', label: 'Sale Begin' },
      { value: 'Code', label: 'Code' },
    ],
  },
  {
    name: 'sortOrder',
    label: 'Order',
    kind: 'select',
    options: [
      { value: '', label: 'Default' },
      { value: 'ASC', label: 'Ascending' },
      { value: 'DESC', label: 'Descending' },
    ],
  },
];

/** Order of the mailer list, by its filters and headings. */
export const mailerSort: ListSort = {
  keyFilter: 'sortBy',
  directionFilter: 'sortOrder',
  keys: [
    { value: 'SaleBegin', columnId: 'saleDateBegin', direction: 'desc' },
    { value: 'Code', columnId: 'mailerCode', direction: 'asc' },
  ],
};
