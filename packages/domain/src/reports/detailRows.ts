import {
  calculateAverage,
  calculateGrossMargin,
  calculateMailingCost,
  calculatePercent,
  calculateRoiPercent,
} from './measures.ts';
import { roundDecimals } from './roundDecimals.ts';
import { formatDayName } from './fiscalCalendar.ts';
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
export function toStoreDetailRow(sums: StoreSums, costPerPiece: number): StoreDetailRow {
  const { store, prefMailed, geoMailed, accountingAssigned, responses } = sums;
  const margin = calculateGrossMargin(sums.amount, sums.cost);
  const prefCost = calculateMailingCost(prefMailed, costPerPiece);
  return {
    store,
    prefMailed,
    geoMailed,
    accountingAssigned,
    prefResponsePct: calculatePercent(responses, prefMailed),
    geoRespPct: calculatePercent(responses, geoMailed),
    ...calculateSalesMeasures(sums),
    grossProfit: roundDecimals(margin - prefCost),
    prefRoiPct: calculateRoiPercent(margin, prefCost),
    GeoRoiPct: calculateRoiPercent(margin, calculateMailingCost(geoMailed, costPerPiece)),
  };
}

/**
 * Calculates the row of a day from its sums.
 * @see docs/domain/reports.md §7
 */
export function toDateDetailRow({ day, ...sums }: DateSums): DateDetailRow {
  return {
    responseDate: `${day}T00:00:00`,
    responseDow: formatDayName(day),
    ...calculateSalesMeasures(sums),
  };
}

/** The common columns. */
function calculateSalesMeasures({ responses, purchases, amount, items, cost }: DetailSums) {
  const margin = calculateGrossMargin(amount, cost);
  return {
    responses,
    ttlPurchases: purchases,
    purchasePct: calculatePercent(purchases, responses),
    ttlPurchaseAmount: roundDecimals(amount),
    avgPurchase: calculateAverage(amount, purchases),
    ttlPurchaseItems: roundDecimals(items),
    avgItems: calculateAverage(items, purchases),
    avgItemAmount: calculateAverage(amount, items),
    ttlCost: roundDecimals(cost),
    grossMargin: margin,
    marginPct: calculatePercent(margin, amount),
  };
}

/** Avg $/Item, under either name a provider uses. */
export function getAverageItemAmount(
  row: Pick<StoreDetailRow, 'avgItemAmount' | 'avgPricePerItem'>,
): number | null {
  return row.avgItemAmount ?? row.avgPricePerItem ?? null;
}

/** Geo ROI%, under either name a provider uses. */
export function getGeoRoiPercent(row: Pick<StoreDetailRow, 'GeoRoiPct' | 'geoRoiPct'>): number | null {
  return row.GeoRoiPct ?? row.geoRoiPct ?? null;
}
