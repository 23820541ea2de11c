import { getAverageItemAmount, getGeoRoiPercent, type StoreDetailRow } from '@portal/domain/reports';
import { formatCurrency, formatPercent } from '@portal/domain';
import { zeroToNull } from '@portal/domain/reports';
import type { Column } from '../../tables/Column.ts';
import { createNumberColumn } from '../numberColumns.ts';

/** Columns of the details by store, in the specified order (specification 3 §2). */
export const storeDetailColumns: readonly Column<StoreDetailRow>[] = [
  {
    field: 'store',
    heading: 'Store',
    width: 104,
    kind: 'id',
    format: (store) => (store === 0 ? 'No store' : String(store)),
  },
  createNumberColumn('prefMailed', { heading: 'Pref Mailed', width: 85, kind: 'whole' }),
  createNumberColumn('geoMailed', { heading: 'Store Assigned', width: 106, kind: 'whole' }),
  createNumberColumn('accountingAssigned', { heading: 'Accounting Assigned', width: 122, kind: 'whole' }),
  createNumberColumn('responses', { heading: 'Responses', width: 114, kind: 'whole' }),
  createNumberColumn('prefResponsePct', {
    heading: 'Pref Response%',
    width: 114,
    kind: 'percent',
    blankWhenZero: true,
  }),
  createNumberColumn('geoRespPct', { heading: 'Geo Resp%', width: 88, kind: 'percent', blankWhenZero: true }),
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
  {
    id: 'avgItemAmount',
    heading: 'Avg $/Item',
    width: 112,
    kind: 'money',
    align: 'right',
    value: getAverageItemAmount,
    format: (value) => formatCurrency(value as number | null),
  },
  createNumberColumn('ttlCost', { heading: 'Product Cost', width: 112, kind: 'money' }),
  createNumberColumn('grossMargin', { heading: 'Gross Margin', width: 112, kind: 'money' }),
  createNumberColumn('marginPct', { heading: 'Margin%', width: 92, kind: 'percent', blankWhenZero: true }),
  createNumberColumn('grossProfit', { heading: 'Gross Profit', width: 112, kind: 'money' }),
  createNumberColumn('prefRoiPct', { heading: 'Pref ROI%', width: 88, kind: 'percent', blankWhenZero: true }),
  {
    id: 'geoRoiPct',
    heading: 'Geo ROI%',
    width: 88,
    kind: 'percent',
    align: 'right',
    value: getGeoRoiPercent,
    format: (value) => formatPercent(zeroToNull(value as number | null)),
  },
];
