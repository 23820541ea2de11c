import {
  type DateDetailRow,
  formatDayOfWeek,
  getAverageItemAmount,
  getGeoRoiPercent,
  type StoreDetailRow,
} from '@portal/domain/reports';
import type { Column } from '../../tables/Column.ts';
import {
  createComputedNumberColumn,
  createNumberColumn,
  type NumberColumnOptions,
} from '../numberColumns.ts';

const money = (heading: string): NumberColumnOptions => ({ heading, width: 112, kind: 'money' });
const percent = (heading: string): NumberColumnOptions => ({
  heading,
  width: 88,
  kind: 'percent',
  blankWhenZero: true,
});

type DetailRow = StoreDetailRow | DateDetailRow;

/** What stores and days have in common. */
const salesColumns: readonly Column<DetailRow>[] = [
  createNumberColumn('ttlPurchases', { heading: 'Purchases', width: 114, kind: 'integer' }),
  createNumberColumn('purchasePct', { ...percent('Purch%'), blankWhenZero: false }),
  createNumberColumn('ttlPurchaseAmount', { ...money('Total Purchased'), blankWhenZero: true }),
  createNumberColumn('avgPurchase', money('Avg Purch')),
  createNumberColumn('ttlPurchaseItems', { heading: 'Items Purchased', width: 114, kind: 'decimal' }),
  createNumberColumn('avgItems', { heading: 'Avg Items', width: 96, kind: 'decimal' }),
  createComputedNumberColumn<DetailRow>('avgItemAmount', getAverageItemAmount, money('Avg $/Item')),
  createNumberColumn('ttlCost', money('Product Cost')),
  createNumberColumn('grossMargin', money('Gross Margin')),
  createNumberColumn('marginPct', { ...percent('Margin%'), width: 92 }),
];

/** Columns of the details by store, in the specified order (specification 3 §2). */
export const storeDetailColumns: readonly Column<StoreDetailRow>[] = [
  {
    field: 'store',
    heading: 'Store',
    width: 104,
    kind: 'id',
    format: (store) => (store === 0 ? 'No store' : String(store)),
  },
  createNumberColumn('prefMailed', { heading: 'Pref Mailed', width: 85, kind: 'integer' }),
  createNumberColumn('geoMailed', { heading: 'Store Assigned', width: 106, kind: 'integer' }),
  createNumberColumn('accountingAssigned', { heading: 'Accounting Assigned', width: 122, kind: 'integer' }),
  createNumberColumn('responses', { heading: 'Responses', width: 114, kind: 'integer' }),
  createNumberColumn('prefResponsePct', { ...percent('Pref Response%'), width: 114 }),
  createNumberColumn('geoRespPct', percent('Geo Resp%')),
  ...salesColumns,
  createNumberColumn('grossProfit', money('Gross Profit')),
  createNumberColumn('prefRoiPct', percent('Pref ROI%')),
  createComputedNumberColumn('geoRoiPct', getGeoRoiPercent, percent('Geo ROI%')),
];

/** Columns of the details by date, in the specified order (specification 3 §2). */
export const dateDetailColumns: readonly Column<DateDetailRow>[] = [
  {
    field: 'responseDate',
    heading: 'Date',
    width: 110,
    kind: 'day',
  },
  {
    field: 'responseDow',
    heading: 'Day',
    width: 64,
    format: formatDayOfWeek,
    exportValue: ({ responseDow }) => formatDayOfWeek(responseDow),
  },
  createNumberColumn('responses', { heading: 'Responses', width: 114, kind: 'integer' }),
  ...salesColumns,
];
