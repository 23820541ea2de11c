import { rangeNumbers, type Campaign, type CampaignDraft } from './campaign.ts';
import {
  getCodeKind,
  findRangeClashes,
  parseRanges,
  type MailerCodeRange,
  type RangeClash,
} from './mailerCodeRange.ts';
import { toSaleDay } from './saleDates.ts';

/** A range of another campaign, as the API returns it. */
export interface NumberedRange {
  /** Its number among the campaign's ranges, 1 to 30. */
  number: number;
  start: string;
  end: string;
}

/** Another campaign with an overlapping sale, with its ranges that share codes. */
export interface CampaignClash extends Pick<
  Campaign,
  'campaignId' | 'shortDescription' | 'saleDateBegin' | 'saleDateEnd'
> {
  ranges: NumberedRange[];
}

/** The clashes that the campaign dialog warns about. */
export interface CampaignClashList {
  /** Total; `campaigns` holds the first hundred. */
  campaignCount: number;
  campaigns: CampaignClash[];
}

/** Query parameters of the clash check. */
export interface ClashQuery {
  /** `YYYYMMDD`. */
  saleBegin: string;
  saleEnd: string;
  /** `410000-410099,QUILTA-QUILTF`. */
  ranges: string;
  /** The campaign being edited; 0 for a new one. */
  exceptId: number;
}

/**
 * The query that finds other campaigns sharing codes with a draft; `null` when a sale date is missing or no range
 * holds codes.
 */
export function toClashQuery(draft: CampaignDraft, campaignId = 0): ClashQuery | null {
  const [saleBegin, saleEnd] = [toSaleDay(draft.saleDateBegin), toSaleDay(draft.saleDateEnd)];
  const ranges = parseRanges(draft).map(({ start, end }) => `${start}-${end}`);
  if (saleBegin === null || saleEnd === null || ranges.length === 0) return null;
  return { saleBegin, saleEnd, ranges: ranges.join(','), exceptId: campaignId };
}

/** The pairs of ranges, of the draft and of the other campaign, that share codes. */
export function findClashingRanges(draft: CampaignDraft, clash: CampaignClash): RangeClash[] {
  return findRangeClashes(parseRanges(draft), clash.ranges.flatMap(toRange));
}

function toRange({ number, start, end }: NumberedRange): MailerCodeRange[] {
  const rangeNumber = rangeNumbers.find((each) => each === number);
  const kind = getCodeKind(start);
  return rangeNumber !== undefined && kind !== null ? [{ number: rangeNumber, kind, start, end }] : [];
}
