import { addDays, countDaysBetween } from '../dates/dayText.ts';

/** Days before its sale begins or ends at which a campaign needs attention. */
export const ATTENTION_DAYS = 14;

/** What a campaign may lack. */
export const campaignGaps = ['costPerPiece', 'mailers', 'clash', 'coupons'] as const;

export type CampaignGap = (typeof campaignGaps)[number];

/** A campaign as its gaps depend on it. */
export interface CampaignToCheck {
  costPerPiece: number | null;
  /** Numbers of the ranges that contain no mailer. */
  emptyRanges: readonly number[];
  /** Other campaigns with the same codes at the same time. */
  clashCount: number;
  /** Whether the campaign engine has loaded its coupons; `null`: the engine does not know the campaign. */
  hasCoupons: boolean | null;
}

/** What a campaign lacks, in the order of {@link campaignGaps}. */
export function findCampaignGaps(campaign: CampaignToCheck): CampaignGap[] {
  const isMissing: Record<CampaignGap, boolean> = {
    costPerPiece: campaign.costPerPiece === null,
    mailers: campaign.emptyRanges.length > 0,
    clash: campaign.clashCount > 0,
    coupons: campaign.hasCoupons === false,
  };
  return campaignGaps.filter((gap) => isMissing[gap]);
}

/** Begin and end of a sale, `YYYY-MM-DD`. */
export interface SaleDays {
  saleDateBegin: string;
  saleDateEnd: string;
}

/** The next event of a sale within {@link ATTENTION_DAYS}; `null`: neither begins nor ends soon. */
export function findSaleEvent(
  { saleDateBegin, saleDateEnd }: SaleDays,
  today: string,
): { event: 'begins' | 'ends'; day: string; daysLeft: number } | null {
  const limit = addDays(today, ATTENTION_DAYS);
  const isSoon = (day: string) => day >= today && day <= limit;
  const event = isSoon(saleDateBegin) ? 'begins' : isSoon(saleDateEnd) ? 'ends' : null;
  if (event === null) return null;
  const day = event === 'begins' ? saleDateBegin : saleDateEnd;
  return { event, day, daysLeft: countDaysBetween(today, day) };
}

/** `Begins today`, `Ends tomorrow`, `Begins in 5 days`. */
export function formatSaleEvent({ event, daysLeft }: { event: 'begins' | 'ends'; daysLeft: number }): string {
  const word = event === 'begins' ? 'Begins' : 'Ends';
  if (daysLeft === 0) return `${word} today`;
  return daysLeft === 1 ? `${word} tomorrow` : `${word} in ${daysLeft} days`;
}

/** Where a sale is on a day: `Begins in 5 days`, `Day 3 of 14`, `Ended 4 days ago`. */
export function formatSaleProgress({ saleDateBegin, saleDateEnd }: SaleDays, today: string): string {
  if (today < saleDateBegin)
    return formatSaleEvent({ event: 'begins', daysLeft: countDaysBetween(today, saleDateBegin) });
  const daysOver = countDaysBetween(saleDateEnd, today);
  if (daysOver > 0) return daysOver === 1 ? 'Ended yesterday' : `Ended ${daysOver} days ago`;
  const [day, days] = [today, saleDateEnd].map((each) => countDaysBetween(saleDateBegin, each) + 1);
  return `Day ${day} of ${days}`;
}

/** `No cost per piece`, `No mailers in ranges 2, 5`. */
export function formatCampaignGap(
  gap: CampaignGap,
  { emptyRanges, clashCount }: Pick<CampaignToCheck, 'emptyRanges' | 'clashCount'>,
): string {
  switch (gap) {
    case 'costPerPiece':
      return 'No cost per piece';
    case 'mailers':
      return `No mailers in ${emptyRanges.length === 1 ? 'range' : 'ranges'} ${emptyRanges.join(', ')}`;
    case 'clash':
      return `Codes shared with ${clashCount === 1 ? 'another campaign' : `${clashCount} other campaigns`}`;
    case 'coupons':
      return 'Coupons not loaded';
  }
}
