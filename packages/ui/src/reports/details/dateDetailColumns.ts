import { type DateDetailRow, formatDayOfWeek } from '@portal/domain/reports';
import { formatDate } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import { figure } from '../figureColumns.ts';

/** Columns of the details by date, in the specified order (specification 3 §2). */
export const dateDetailColumns: readonly Column<DateDetailRow>[] = [
  {
    field: 'responseDate',
    heading: 'Date',
    width: 110,
    kind: 'day',
    format: formatDate,
    csv: ({ responseDate }) => formatDate(responseDate),
  },
  {
    field: 'responseDow',
    heading: 'Day',
    width: 64,
    format: formatDayOfWeek,
    csv: ({ responseDow }) => formatDayOfWeek(responseDow),
  },
  figure('responses', { heading: 'Responses', width: 114, kind: 'whole' }),
  figure('ttlPurchases', { heading: 'Purchases', width: 114, kind: 'whole' }),
  figure('purchasePct', { heading: 'Purch%', width: 88, kind: 'percent' }),
  figure('ttlPurchaseAmount', { heading: 'Total Purchased', width: 112, kind: 'money', blankWhenZero: true }),
  figure('avgPurchase', { heading: 'Avg Purch', width: 112, kind: 'money' }),
  figure('ttlPurchaseItems', { heading: 'Items Purchased', width: 114, kind: 'decimal' }),
  figure('avgItems', { heading: 'Avg Items', width: 96, kind: 'decimal' }),
  figure('avgItemAmount', { heading: 'Avg $/Item', width: 112, kind: 'money' }),
  figure('ttlCost', { heading: 'Product Cost', width: 112, kind: 'money' }),
  figure('grossMargin', { heading: 'Gross Margin', width: 112, kind: 'money' }),
  figure('marginPct', { heading: 'Margin%', width: 92, kind: 'percent', blankWhenZero: true }),
];
