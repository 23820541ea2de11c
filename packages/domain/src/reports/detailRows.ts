import { averageOf, grossMargin, mailingCost, percentOf, roiPercent, roundDecimals } from './figures.ts';
import { dayOfWeekName } from './fiscalCalendar.ts';
import type { DateDetailRow, StoreDetailRow } from './reportRows.ts';
import type { ResponseSums } from './responses.ts';

/** Sums for a store or a day; without customers, which are not shown there. */
export type DetailSums = Omit<ResponseSums, 'uniqueResponses'>;

/** A store with its pieces and its responses. */
export interface StoreSums extends DetailSums {
  /** 0: no store. */
  store: number;
  prefMailed: number;
  geoMailed: number;
  accountingAssigned: number;
}

/** A day with its responses. */
export interface DateSums extends DetailSums {
  /** `YYYY-MM-DD`. */
  day: string;
}

/**
 * Calculates the row of a store from its sums.
 * @param costPerPiece dollars
 * @see docs/domain/reports.md §6
 */
export function storeDetailRow(sums: StoreSums, costPerPiece: number): StoreDetailRow {
  const { store, prefMailed, geoMailed, accountingAssigned, responses } = sums;
  const margin = grossMargin(sums.amount, sums.cost);
  const prefCost = mailingCost(prefMailed, costPerPiece);
  return {
    store,
    prefMailed,
    geoMailed,
    accountingAssigned,
    responses,
    prefResponsePct: percentOf(responses, prefMailed),
    geoRespPct: percentOf(responses, geoMailed),
    ...salesFigures(sums),
    grossProfit: roundDecimals(margin - prefCost),
    prefRoiPct: roiPercent(margin, prefCost),
    GeoRoiPct: roiPercent(margin, mailingCost(geoMailed, costPerPiece)),
  };
}

/**
 * Calculates the row of a day from its sums.
 * @see docs/domain/reports.md §7
 */
export function dateDetailRow({ day, ...sums }: DateSums): DateDetailRow {
  return {
    responseDate: `${day}T00:00:00`,
    responseDow: dayOfWeekName(day),
    responses: sums.responses,
    ...salesFigures(sums),
  };
}

/** The common columns, from Purchases to Margin%. */
function salesFigures({ responses, purchases, amount, items, cost }: DetailSums) {
  const margin = grossMargin(amount, cost);
  return {
    ttlPurchases: purchases,
    purchasePct: percentOf(purchases, responses),
    ttlPurchaseAmount: roundDecimals(amount),
    avgPurchase: averageOf(amount, purchases),
    ttlPurchaseItems: roundDecimals(items),
    avgItems: averageOf(items, purchases),
    avgItemAmount: averageOf(amount, items),
    ttlCost: roundDecimals(cost),
    grossMargin: margin,
    marginPct: percentOf(margin, amount),
  };
}

/** Avg $/Item, under either name a provider uses. */
export function averageItemAmount(
  row: Pick<StoreDetailRow, 'avgItemAmount' | 'avgPricePerItem'>,
): number | null {
  return row.avgItemAmount ?? row.avgPricePerItem ?? null;
}

/** Geo ROI%, under either name a provider uses. */
export function geoRoiPercent(row: Pick<StoreDetailRow, 'GeoRoiPct' | 'geoRoiPct'>): number | null {
  return row.GeoRoiPct ?? row.geoRoiPct ?? null;
}
