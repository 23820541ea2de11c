import { formatDate } from '@portal/domain';
import {
  type DateDetailRow,
  formatDayOfWeek,
  getAverageItemAmount,
  getGeoRoiPercent,
  type Store,
  type StoreDetailRow,
  TOTAL_STORE,
} from '@portal/domain/reports';
import { type Column, getColumnSortValue } from '../../tables/Column.ts';
import {
  createComputedNumberColumn,
  createNumberColumn,
  type NumberColumnOptions,
} from '../numberColumns.ts';

const money = (heading: string): NumberColumnOptions => ({ heading, kind: 'money' });
const percent = (heading: string): NumberColumnOptions => ({ heading, kind: 'percent', blankWhenZero: true });

type DetailRow = StoreDetailRow | DateDetailRow;

/** What stores and days have in common. */
const salesColumns: readonly Column<DetailRow>[] = [
  createNumberColumn('ttlPurchases', { heading: 'Purchases', kind: 'integer' }),
  createNumberColumn('purchasePct', { ...percent('Purch%'), blankWhenZero: false }),
  createNumberColumn('ttlPurchaseAmount', { ...money('Total Purchased'), blankWhenZero: true }),
  createNumberColumn('avgPurchase', money('Avg Purch')),
  createNumberColumn('ttlPurchaseItems', { heading: 'Items Purchased', kind: 'decimal' }),
  createNumberColumn('avgItems', { heading: 'Avg Items', kind: 'decimal' }),
  createComputedNumberColumn<DetailRow>('avgItemAmount', getAverageItemAmount, money('Avg $/Item')),
  createNumberColumn('ttlCost', money('Product Cost')),
  createNumberColumn('grossMargin', money('Gross Margin')),
  createNumberColumn('marginPct', { ...percent('Margin%') }),
];

/** Results of a store, with its name if it is known. */
export type NamedStoreDetailRow = StoreDetailRow & { storeName?: string };

/**
 * Adds the names of the stores. Results without a store come last: they are many times those of any store.
 * @param stores all stores; `undefined` until they are loaded
 */
export function addStoreNames(
  rows: readonly StoreDetailRow[],
  stores: readonly Store[] = [],
): NamedStoreDetailRow[] {
  const nameByStore = new Map(stores.map(({ store, storeName1 }) => [store, storeName1]));
  return rows
    .map((row) => ({ ...row, storeName: nameByStore.get(row.store) }))
    .toSorted((a, b) => Number(a.store === NO_STORE) - Number(b.store === NO_STORE));
}

/** Store number of results without a store. */
const NO_STORE = 0;

export function formatStore({ store, storeName }: NamedStoreDetailRow): string {
  if (store === TOTAL_STORE) return 'Total';
  if (store === NO_STORE) return 'No store';
  return storeName ? `${store} ${storeName}` : String(store);
}

/** Blank without responses or mailed pieces, but not for a percentage that is rounded to 0 (specification 3 §5). */
function createResponsePercentColumn(
  field: 'prefResponsePct' | 'geoRespPct',
  heading: string,
  mailed: 'prefMailed' | 'geoMailed',
): Column<NamedStoreDetailRow> {
  const column = createNumberColumn(field, { heading, kind: 'percent' });
  return {
    ...column,
    format: (value, row) => (row.responses === 0 || row[mailed] === 0 ? '' : column.format(value)),
  };
}

/** The column with results without a store last in both directions. */
function rankNoStoreLast(column: Column<NamedStoreDetailRow>): Column<NamedStoreDetailRow> {
  return {
    ...column,
    sortValue: (row) => (row.store === NO_STORE ? null : getColumnSortValue(column, row)),
  };
}

/** Columns of the details by store. */
export const storeDetailColumns: readonly Column<NamedStoreDetailRow>[] = [
  {
    field: 'store',
    heading: 'Store',
    kind: 'id',
    format: (_store, row) => formatStore(row),
    exportValue: ({ store }) => (store === TOTAL_STORE ? 'Total' : store),
  } satisfies Column<NamedStoreDetailRow>,
  createNumberColumn('prefMailed', { heading: 'Pref Mailed', kind: 'integer' }),
  createNumberColumn('geoMailed', { heading: 'Store Assigned', kind: 'integer' }),
  createNumberColumn('accountingAssigned', { heading: 'Accounting Assigned', kind: 'integer' }),
  createNumberColumn('responses', { heading: 'Responses', kind: 'integer' }),
  createResponsePercentColumn('prefResponsePct', 'Pref Response%', 'prefMailed'),
  createResponsePercentColumn('geoRespPct', 'Geo Resp%', 'geoMailed'),
  ...salesColumns,
  createNumberColumn('grossProfit', money('Gross Profit')),
  createNumberColumn('prefRoiPct', percent('Pref ROI%')),
  createComputedNumberColumn('geoRoiPct', getGeoRoiPercent, percent('Geo ROI%')),
].map(rankNoStoreLast);

/** The day, or the name of the row that sums up days. */
function formatDay(responseDate: string): string {
  return responseDate === '' ? 'Total' : formatDate(responseDate);
}

/** Columns of the details by date. */
export const dateDetailColumns: readonly Column<DateDetailRow>[] = [
  {
    field: 'responseDate',
    heading: 'Date',
    kind: 'day',
    format: formatDay,
    exportValue: ({ responseDate }) => formatDay(responseDate),
  },
  {
    field: 'responseDow',
    heading: 'Day',
    kind: 'code',
    format: formatDayOfWeek,
    exportValue: ({ responseDow }) => formatDayOfWeek(responseDow),
  },
  createNumberColumn('responses', { heading: 'Responses', kind: 'integer' }),
  ...salesColumns,
];
