import { rangeNumbers, type Campaign, type CampaignDraft } from './campaign.ts';
import {
  codeKind,
  rangeMeetings,
  rangesOf,
  type MailerCodeRange,
  type RangeMeeting,
} from './mailerCodeRange.ts';
import { saleDay } from './saleDates.ts';

/** A range of another campaign, as the service names it. */
export interface NumberedRange {
  /** Its place among the campaign's ranges, 1 to 30. */
  number: number;
  start: string;
  end: string;
}

/** Another campaign whose sale has a day in common, with those of its ranges that share codes. */
export interface CampaignClash extends Pick<
  Campaign,
  'campaignId' | 'shortDescription' | 'saleDateBegin' | 'saleDateEnd'
> {
  ranges: NumberedRange[];
}

/** What a person who edits a campaign is warned of. */
export interface CampaignClashList {
  /** All there are; `campaigns` holds the first hundred. */
  campaignCount: number;
  campaigns: CampaignClash[];
}

/** What to ask the service for. */
export interface ClashQuery {
  /** `YYYYMMDD`. */
  saleBegin: string;
  saleEnd: string;
  /** `410000-410099,QUILTA-QUILTF`. */
  ranges: string;
  /** The campaign that is edited; 0 for a new one. */
  exceptId: number;
}

/**
 * The question whether other campaigns would share codes with a draft, saved or not; `null` while it has no two sale
 * dates or no range that holds codes.
 */
export function clashQuery(draft: CampaignDraft, campaignId = 0): ClashQuery | null {
  const [saleBegin, saleEnd] = [saleDay(draft.saleDateBegin), saleDay(draft.saleDateEnd)];
  const ranges = rangesOf(draft).map(({ start, end }) => `${start}-${end}`);
  if (saleBegin === null || saleEnd === null || ranges.length === 0) return null;
  return { saleBegin, saleEnd, ranges: ranges.join(','), exceptId: campaignId };
}

/** Which ranges of the draft share codes with which of the other campaign. */
export function clashMeetings(draft: CampaignDraft, clash: CampaignClash): RangeMeeting[] {
  return rangeMeetings(rangesOf(draft), clash.ranges.flatMap(toRange));
}

function toRange({ number, start, end }: NumberedRange): MailerCodeRange[] {
  const place = rangeNumbers.find((each) => each === number);
  const kind = codeKind(start);
  return place !== undefined && kind !== null ? [{ number: place, kind, start, end }] : [];
}
