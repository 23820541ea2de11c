import {
  formatNumber,
  formatSequenceNumber,
  type Mailer,
  startOfYear,
  formatTimeOfDay,
  formatCalendarDay,
} from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';

/** Columns of the mailer list, in the specified order (specification 2 §2). */
export const mailerColumns: readonly Column<Mailer>[] = [
  { field: 'mailerCode', heading: 'Code', width: 80 },
  { field: 'dateProcessed', heading: 'Proc Date', width: 110, kind: 'day' },
  { field: 'timeProcessed', heading: 'Proc Time', width: 90, format: formatTimeOfDay },
  { field: 'saleDateBegin', heading: 'Sale Begin', width: 110, kind: 'day' },
  { field: 'saleDateEnd', heading: 'Sale End', width: 110, kind: 'day' },
  {
    field: 'sequenceNumberStart',
    heading: 'Seq# Start',
    width: 116,
    align: 'right',
    format: formatSequenceNumber,
  },
  {
    field: 'sequenceNumberEnd',
    heading: 'Seq# End',
    width: 116,
    align: 'right',
    format: formatSequenceNumber,
  },
  {
    field: 'quantity',
    heading: 'Quantity',
    width: 86,
    align: 'right',
    format: (value) => formatNumber(value),
  },
  { field: 'description', heading: 'Description' },
];

/** Filters of the mailer list; initially sales of the current year. */
export const mailerFilters: readonly ListFilter[] = [
  { name: 'codeStartsWith', label: 'Code starts with', kind: 'text', maxLength: 8 },
  {
    name: 'saleBeginAfter',
    label: 'Sale begin after',
    kind: 'day',
    getInitial: () => startOfYear(formatCalendarDay(new Date())),
  },
  { name: 'descrContains', label: 'Description contains', kind: 'text', chars: 28 },
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
