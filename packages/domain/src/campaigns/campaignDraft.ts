import {
  campaignFields,
  campaignTextFields,
  toPromocodeField,
  promocodeNumbers,
  type CampaignDraft,
  type CampaignField,
  type CampaignTextField,
  type PromocodeField,
  type RangeField,
} from './campaign.ts';
import { normalizeRangeCode } from './mailerCodeRange.ts';
import { toSaleDay } from './saleDates.ts';

/** A campaign with its promo codes, received or to be sent: any field may be missing or `null`. */
export interface CampaignWithPromocodes {
  campaign: Readonly<Partial<Record<CampaignTextField | RangeField, string | number | null>>>;
  promocodes: Readonly<Partial<Record<PromocodeField, string | null>>>;
}

/** The body of a request that saves a campaign; fields without a value are omitted. */
export interface CampaignPayload {
  campaign: Partial<Record<Exclude<CampaignTextField, 'costPerPiece'> | RangeField, string>> & {
    costPerPiece?: number;
    /** The campaign to replace; absent for a new one. */
    campaignId?: number;
    recalculateCampaign: boolean;
  };
  promocodes: Partial<Record<PromocodeField, string>>;
}

const promocodeFields = new Set<CampaignField>(promocodeNumbers.map(toPromocodeField));
const textFields = new Set<CampaignField>(campaignTextFields);

/** Converts a received campaign to dialog values: dates as `YYYYMMDD`, no value as `''`. */
export function campaignToDraft({ campaign, promocodes }: CampaignWithPromocodes): CampaignDraft {
  const values: Readonly<Partial<Record<CampaignField, string | number | null>>> = {
    ...campaign,
    ...promocodes,
  };
  return Object.fromEntries(
    campaignFields.map((field) => [field, toDraftText(field, String(values[field] ?? ''))]),
  ) as CampaignDraft;
}

/**
 * Converts a valid draft to a request. Texts are trimmed, codes in upper case, empty fields omitted: an update
 * replaces the whole campaign, so an omitted field becomes empty.
 * @see specification 2 §5
 */
export function toCampaignPayload(
  draft: CampaignDraft,
  {
    campaignId,
    recalculateCampaign,
  }: Pick<CampaignPayload['campaign'], 'campaignId' | 'recalculateCampaign'>,
): CampaignPayload {
  const filled = campaignFields
    .map((field) => [field, toPayloadText(field, draft[field])] as const)
    .filter(([, text]) => text !== '');
  const { costPerPiece, ...texts }: Partial<Record<CampaignField, string>> = Object.fromEntries(
    filled.filter(([field]) => !promocodeFields.has(field)),
  );
  return {
    campaign: {
      ...(campaignId !== undefined && { campaignId }),
      ...texts,
      ...(costPerPiece !== undefined && { costPerPiece: Number(costPerPiece) }),
      recalculateCampaign,
    },
    promocodes: Object.fromEntries(filled.filter(([field]) => promocodeFields.has(field))),
  };
}

/** Converts only the API's date format; any other text is left for validation. */
function toDraftText(field: CampaignField, text: string): string {
  const isDate = field === 'saleDateBegin' || field === 'saleDateEnd';
  return isDate && text.includes('T') ? (toSaleDay(text) ?? text) : text;
}

function toPayloadText(field: CampaignField, text: string): string {
  return textFields.has(field) || promocodeFields.has(field) ? text.trim() : normalizeRangeCode(text);
}
