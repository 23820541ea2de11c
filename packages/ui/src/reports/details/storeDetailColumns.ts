import { averageItemAmount, geoRoiPercent, type StoreDetailRow } from '@portal/domain/reports';
import { formatCurrency, formatPercent } from '@portal/domain';
import { blankZero } from '@portal/domain/reports';
import type { Column } from '../../tables/Column.ts';
import { figure } from '../figureColumns.ts';

/** Columns of the details by store, in the specified order (specification 3 §2). */
export const storeDetailColumns: readonly Column<StoreDetailRow>[] = [
  {
    field: 'store',
    heading: 'Store',
    width: 104,
    kind: 'id',
    format: (store) => (store === 0 ? 'No store' : String(store)),
  },
  figure('prefMailed', { heading: 'Pref Mailed', width: 85, kind: 'whole' }),
  figure('geoMailed', { heading: 'Store Assigned', width: 106, kind: 'whole' }),
  figure('accountingAssigned', { heading: 'Accounting Assigned', width: 122, kind: 'whole' }),
  figure('responses', { heading: 'Responses', width: 114, kind: 'whole' }),
  figure('prefResponsePct', { heading: 'Pref Response%', width: 114, kind: 'percent', blankWhenZero: true }),
  figure('geoRespPct', { heading: 'Geo Resp%', width: 88, kind: 'percent', blankWhenZero: true }),
  figure('ttlPurchases', { heading: 'Purchases', width: 114, kind: 'whole' }),
  figure('purchasePct', { heading: 'Purch%', width: 88, kind: 'percent' }),
  figure('ttlPurchaseAmount', { heading: 'Total Purchased', width: 112, kind: 'money', blankWhenZero: true }),
  figure('avgPurchase', { heading: 'Avg Purch', width: 112, kind: 'money' }),
  figure('ttlPurchaseItems', { heading: 'Items Purchased', width: 114, kind: 'decimal' }),
  figure('avgItems', { heading: 'Avg Items', width: 96, kind: 'decimal' }),
  {
    id: 'avgItemAmount',
    heading: 'Avg $/Item',
    width: 112,
    kind: 'money',
    align: 'right',
    value: averageItemAmount,
    format: (value) => formatCurrency(value as number | null),
  },
  figure('ttlCost', { heading: 'Product Cost', width: 112, kind: 'money' }),
  figure('grossMargin', { heading: 'Gross Margin', width: 112, kind: 'money' }),
  figure('marginPct', { heading: 'Margin%', width: 92, kind: 'percent', blankWhenZero: true }),
  figure('grossProfit', { heading: 'Gross Profit', width: 112, kind: 'money' }),
  figure('prefRoiPct', { heading: 'Pref ROI%', width: 88, kind: 'percent', blankWhenZero: true }),
  {
    id: 'geoRoiPct',
    heading: 'Geo ROI%',
    width: 88,
    kind: 'percent',
    align: 'right',
    value: geoRoiPercent,
    format: (value) => formatPercent(blankZero(value as number | null)),
  },
];
