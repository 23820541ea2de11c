import { addDays } from '@portal/domain';
import {
  channelColumns,
  type CustomerChannelRow,
  type CustomerSegmentRow,
  toFiscalWeekRow,
  hasSegmentCounts,
} from '@portal/domain/reports';

/** First day of the newest week of the stories, a Sunday. */
const newest = '2026-05-10';

function daysBack(count: number): string[] {
  return Array.from({ length: count }, (_week, index) => addDays(newest, -7 * index));
}

/** Weeks of the channel report, newest first. @param scale customers of a small combination */
export function channelWeeks(count: number, scale = 1_000): CustomerChannelRow[] {
  return daysBack(count).map((day, index) => {
    const counts = channelColumns.map(({ field }, place) => [
      field,
      Math.round(scale * (((place * 37) % 90) + 4) * (1 + index * ((place % 3) - 1) * 0.01)),
    ]);
    return { ...toFiscalWeekRow(day), ...Object.fromEntries(counts) } as CustomerChannelRow;
  });
}

/** Weeks of the segment report, newest first, without those that have no counts. */
export function segmentWeeks(count: number, scale = 1_000): CustomerSegmentRow[] {
  return daysBack(count)
    .map((day, index) => segmentWeek(day, scale * (1 - index * 0.004)))
    .filter(({ fiscalWeek }) => hasSegmentCounts(Number(fiscalWeek.slice(2))));
}

function segmentWeek(day: string, scale: number): CustomerSegmentRow {
  const [online, retail, both] = [120, 410, 190].map((part) => Math.round(part * scale)) as [
    number,
    number,
    number,
  ];
  const [lateOnline, lateRetail, lateBoth] = [90, 520, 70].map((part) => Math.round(part * scale)) as [
    number,
    number,
    number,
  ];
  const active = online + retail + both;
  const inactive = lateOnline + lateRetail + lateBoth;
  const first = Math.round(2 * scale);
  const none = Math.round(300 * scale);
  return {
    ...toFiscalWeekRow(day),
    totalCustomers: active + inactive + none,
    firstSignup: Math.round(9 * scale),
    firstPurchaseAny: first + 3 * first,
    firstPurchaseOnline: first,
    firstPurchaseRetail: 3 * first,
    active012MoPurchase: active,
    active012MoOnlineOnly: online,
    active012MoRetailOnly: retail,
    active012MoBoth: both,
    inactive13MoPurchase: inactive,
    inactive13MoOnlineOnly: lateOnline,
    inactive13MoRetailOnly: lateRetail,
    inactive13MoBoth: lateBoth,
    noPurchase: none,
  };
}
