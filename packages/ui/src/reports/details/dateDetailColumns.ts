import { type DateDetailRow, formatDayOfWeek } from '@portal/domain/reports';
import { formatDate } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import { createNumberColumn } from '../numberColumns.ts';

/** Columns of the details by date, in the specified order (specification 3 §2). */
export const dateDetailColumns: readonly Column<DateDetailRow>[] = [
  {
    field: 'responseDate',
    heading: 'Date',
    width: 110,
    kind: 'day',
    format: formatDate,
    exportValue: ({ responseDate }) => formatDate(responseDate),
  },
  {
    field: 'responseDow',
    heading: 'Day',
    width: 64,
    format: formatDayOfWeek,
    exportValue: ({ responseDow }) => formatDayOfWeek(responseDow),
  },
  createNumberColumn('responses', { heading: 'Responses', width: 114, kind: 'whole' }),
  createNumberColumn('ttlPurchases', { heading: 'Purchases', width: 114, kind: 'whole' }),
  createNumberColumn('purchasePct', { heading: 'Purch%', width: 88, kind: 'percent' }),
  createNumberColumn('ttlPurchaseAmount', {
    heading: 'Total Purchased',
    width: 112,
    kind: 'money',
    blankWhenZero: true,
  }),
  createNumberColumn('avgPurchase', { heading: 'Avg Purch', width: 112, kind: 'money' }),
  createNumberColumn('ttlPurchaseItems', { heading: 'Items Purchased', width: 114, kind: 'decimal' }),
  createNumberColumn('avgItems', { heading: 'Avg Items', width: 96, kind: 'decimal' }),
  createNumberColumn('avgItemAmount', { heading: 'Avg $/Item', width: 112, kind: 'money' }),
  createNumberColumn('ttlCost', { heading: 'Product Cost', width: 112, kind: 'money' }),
  createNumberColumn('grossMargin', { heading: 'Gross Margin', width: 112, kind: 'money' }),
  createNumberColumn('marginPct', { heading: 'Margin%', width: 92, kind: 'percent', blankWhenZero: true }),
];
