import { toDateDetailRow, toStoreDetailRow, type DetailSums } from './detailRows.ts';
import { roundDecimals } from './roundDecimals.ts';
import type { DateDetailRow, StoreDetailRow } from './reportRows.ts';

/** Store number of the row that sums up stores. */
export const TOTAL_STORE = -1;

/** Decimals of a cost per piece. */
const costDecimals = 4;

/**
 * The total of stores, with the figures calculated from the sums, not from the figures of the rows.
 * @returns a row of store {@link TOTAL_STORE}
 */
export function sumStoreDetails(rows: readonly StoreDetailRow[]): StoreDetailRow {
  const prefMailed = sum(rows, 'prefMailed');
  // The rows do not contain the cost per piece, but the mailing cost: margin less profit, rounded to cents.
  const mailingCost = sum(rows, 'grossMargin') - sum(rows, 'grossProfit');
  const costPerPiece = prefMailed === 0 ? 0 : roundDecimals(mailingCost / prefMailed, costDecimals);
  return toStoreDetailRow(
    {
      store: TOTAL_STORE,
      prefMailed,
      geoMailed: sum(rows, 'geoMailed'),
      accountingAssigned: sum(rows, 'accountingAssigned'),
      ...sumResponses(rows),
    },
    costPerPiece,
  );
}

/**
 * The total of days.
 * @returns a row without a day
 */
export function sumDateDetails(rows: readonly DateDetailRow[]): DateDetailRow {
  return { ...toDateDetailRow({ day: '', ...sumResponses(rows) }), responseDate: '', responseDow: '' };
}

function sumResponses(rows: readonly (StoreDetailRow | DateDetailRow)[]): DetailSums {
  return {
    responses: sum(rows, 'responses'),
    purchases: sum(rows, 'ttlPurchases'),
    amount: sum(rows, 'ttlPurchaseAmount'),
    items: sum(rows, 'ttlPurchaseItems'),
    cost: sum(rows, 'ttlCost'),
  };
}

/** Sum of a field, without the rounding error of adding many decimals. */
function sum<Field extends string>(rows: readonly Readonly<Record<Field, number>>[], field: Field): number {
  return roundDecimals(rows.reduce((total, row) => total + row[field], 0));
}
