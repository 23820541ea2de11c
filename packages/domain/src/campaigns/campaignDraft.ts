import {
  campaignFields,
  campaignTextFields,
  promocodeField,
  promocodeNumbers,
  type CampaignDraft,
  type CampaignField,
  type CampaignTextField,
  type PromocodeField,
  type RangeField,
} from './campaign.ts';
import { normalRangeCode } from './mailerCodeRange.ts';
import { saleDay } from './saleDates.ts';

/** A campaign with its promo codes, answered or to be sent: any field may be missing or `null`. */
export interface CampaignWithPromocodes {
  campaign: Readonly<Partial<Record<CampaignTextField | RangeField, string | number | null>>>;
  promocodes: Readonly<Partial<Record<PromocodeField, string | null>>>;
}

/** What is sent to save a campaign: fields without a value are left out. */
export interface CampaignPayload {
  campaign: Partial<Record<Exclude<CampaignTextField, 'costPerPiece'> | RangeField, string>> & {
    costPerPiece?: number;
    /** The campaign to replace; left out on adding. */
    campaignId?: number;
    recalculateCampaign: boolean;
  };
  promocodes: Partial<Record<PromocodeField, string>>;
}

const promocodeFields = new Set<CampaignField>(promocodeNumbers.map(promocodeField));
const plainTexts = new Set<CampaignField>(campaignTextFields);

/** What the dialog holds of a campaign that was answered: dates as `YYYYMMDD`, nothing as empty text. */
export function draftOfCampaign({ campaign, promocodes }: CampaignWithPromocodes): CampaignDraft {
  const given: Readonly<Partial<Record<CampaignField, string | number | null>>> = {
    ...campaign,
    ...promocodes,
  };
  return Object.fromEntries(
    campaignFields.map((field) => [field, draftText(field, String(given[field] ?? ''))]),
  ) as CampaignDraft;
}

/**
 * What to send for a draft that keeps the rules. Texts are trimmed, codes in upper case, and what is empty is left out:
 * an update replaces the whole campaign, so that a field left out becomes empty.
 * @see specification 2 §5
 */
export function campaignPayload(
  draft: CampaignDraft,
  {
    campaignId,
    recalculateCampaign,
  }: Pick<CampaignPayload['campaign'], 'campaignId' | 'recalculateCampaign'>,
): CampaignPayload {
  const filled = campaignFields
    .map((field) => [field, payloadText(field, draft[field])] as const)
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

/** Only the form of an answer is turned; any other text stays as it is and is judged by the rules. */
function draftText(field: CampaignField, text: string): string {
  const isDate = field === 'saleDateBegin' || field === 'saleDateEnd';
  return isDate && text.includes('T') ? (saleDay(text) ?? text) : text;
}

function payloadText(field: CampaignField, text: string): string {
  return plainTexts.has(field) || promocodeFields.has(field) ? text.trim() : normalRangeCode(text);
}
