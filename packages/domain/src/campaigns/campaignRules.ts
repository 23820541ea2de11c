import { isCompactDay } from '../dates/dayText.ts';
import { formatNumber } from '../formats/formatNumber.ts';
import { countCodePoints, isStorableText } from '../text/plainText.ts';
import {
  toEndField,
  listPromocodeFields,
  rangeNumbers,
  toRangeField,
  toStartField,
  type CampaignDraft,
  type CampaignField,
  type RangeEdge,
  type RangeNumber,
} from './campaign.ts';
import { getCodeKind, normalizeRangeCode, findRangeOverlaps, parseRanges } from './mailerCodeRange.ts';

/** One message about a campaign, and the field to correct. */
export interface CampaignError {
  field: CampaignField;
  message: string;
}

/** Maximum characters of each text. */
export const campaignMaxLengths = {
  shortDescription: 255,
  longDescription: 10_000,
  selectionCriteria: 10_000,
  versionId: 50,
  analysisResults: 10_000,
  promocode: 22,
} as const;

export const MAX_COST_PER_PIECE = 1_000_000;
/** Decimals of the cost per piece: a hundredth of a cent. */
export const COST_DECIMALS = 4;

/**
 * Validates a campaign to be saved; no errors means that it can be sent and stored. Surrounding blanks are ignored,
 * lower-case letters of a code count as upper case. A sale that begins after its end is not checked, because the
 * specification has no such rule.
 * @returns messages in the order of the dialog, those about overlapping ranges last
 * @see docs/domain/campaigns.md (specification 2 §5)
 */
export function validateCampaign(draft: CampaignDraft): CampaignError[] {
  return [
    ...validateName(draft.shortDescription.trim()),
    ...validateSaleDate('saleDateBegin', draft.saleDateBegin.trim(), 'Sale Begin Date'),
    ...validateSaleDate('saleDateEnd', draft.saleDateEnd.trim(), 'Sale End Date'),
    ...validateCost(draft.costPerPiece.trim()),
    ...validateText('longDescription', draft.longDescription, 'Long Description'),
    ...validateText('selectionCriteria', draft.selectionCriteria, 'Selection Criteria'),
    ...validateText('versionId', draft.versionId, 'Version Id'),
    ...validateText('analysisResults', draft.analysisResults, 'Analysis Results'),
    ...rangeNumbers.flatMap((number) => validateRange(draft, number)),
    ...validateOverlaps(draft),
  ];
}

function validateName(name: string): CampaignError[] {
  if (name === '') return [{ field: 'shortDescription', message: 'Campaign name is required' }];
  return validateText('shortDescription', name, 'Campaign name');
}

function validateSaleDate(
  field: 'saleDateBegin' | 'saleDateEnd',
  text: string,
  label: string,
): CampaignError[] {
  if (text === '') return [{ field, message: `${label} is required` }];
  const isValid = text.startsWith('20') && isCompactDay(text);
  return isValid ? [] : [{ field, message: `${label} should be YYYYMMDD. Ex: 20201031` }];
}

function validateCost(text: string): CampaignError[] {
  const problem = text === '' ? null : findCostError(text);
  return problem === null ? [] : [{ field: 'costPerPiece', message: `Cost Per Piece must ${problem}` }];
}

function findCostError(text: string): string | null {
  const match = /^(?:[0-9]+(?:\.([0-9]*))?|\.([0-9]+))$/.exec(text);
  if (!match) return 'be a number, 0 or greater';
  if (Number(text) > MAX_COST_PER_PIECE) return `be at most ${formatNumber(MAX_COST_PER_PIECE)}`;
  const decimals = match[1] ?? match[2] ?? '';
  return decimals.length > COST_DECIMALS ? `have at most ${COST_DECIMALS} decimals` : null;
}

function validateText(
  field: Exclude<keyof typeof campaignMaxLengths, 'promocode'>,
  text: string,
  label: string,
): CampaignError[] {
  return validateLength(field, text, label, campaignMaxLengths[field]);
}

function validateLength(field: CampaignField, text: string, label: string, max: number): CampaignError[] {
  if (countCodePoints(text.trim()) > max) {
    return [{ field, message: `${label} must have at most ${formatNumber(max)} characters` }];
  }
  return isStorableText(text)
    ? []
    : [{ field, message: `${label} contains characters that cannot be stored` }];
}

/** Errors of a range, then of its promo code. */
function validateRange(draft: CampaignDraft, number: RangeNumber): CampaignError[] {
  const [startOf, endOf] = [toStartField(number), toEndField(number)];
  const [start, end] = [normalizeRangeCode(draft[startOf]), normalizeRangeCode(draft[endOf])];
  const errors = [...validateCode(number, 'Start', start), ...validateCode(number, 'End', end)];
  if (getCodeKind(start) && getCodeKind(end) && start > end) {
    errors.push({
      field: startOf,
      message: `Mailer Code ${number}: Start must be less than or equal to End`,
    });
  }
  if (number > 1 && (start === '') !== (end === '')) {
    errors.push({
      field: start === '' ? startOf : endOf,
      message: `Mailer Code ${number} Start and End must both be blank or have values`,
    });
  }
  return [...errors, ...validatePromocode(draft, number)];
}

function validateCode(number: RangeNumber, edge: RangeEdge, code: string): CampaignError[] {
  const field = toRangeField(number, edge);
  if (code === '') return number === 1 ? [{ field, message: `Mailer Code 1 ${edge} is required` }] : [];
  return getCodeKind(code)
    ? []
    : [{ field, message: `Mailer Code ${number} ${edge} must be 6 numeric digits` }];
}

function validatePromocode(draft: CampaignDraft, number: RangeNumber): CampaignError[] {
  return listPromocodeFields(number).flatMap((field) =>
    validateLength(field, draft[field], `Promo Code ${number}`, campaignMaxLengths.promocode),
  );
}

function validateOverlaps(draft: CampaignDraft): CampaignError[] {
  return findRangeOverlaps(parseRanges(draft)).map(({ number, edge, other }) => ({
    field: toRangeField(number, edge),
    message: `Range ${number} ${edge} Overlaps Range ${other}`,
  }));
}
