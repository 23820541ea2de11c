import { isCompactDay } from '../dates/dayText.ts';
import { formatNumber } from '../formats/formatNumber.ts';
import { codePointLength, isStorableText } from '../text/plainText.ts';
import {
  endField,
  promocodeField,
  promocodeNumbers,
  rangeNumbers,
  startField,
  type CampaignDraft,
  type CampaignField,
  type RangeEdge,
  type RangeNumber,
} from './campaign.ts';
import { codeKind, fieldOfOverlap, normalRangeCode, rangeOverlaps, rangesOf } from './mailerCodeRange.ts';

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
    ...nameErrors(draft.shortDescription.trim()),
    ...saleDateErrors('saleDateBegin', draft.saleDateBegin.trim(), 'Sale Begin Date'),
    ...saleDateErrors('saleDateEnd', draft.saleDateEnd.trim(), 'Sale End Date'),
    ...costErrors(draft.costPerPiece.trim()),
    ...textErrors('longDescription', draft.longDescription, 'Long Description'),
    ...textErrors('selectionCriteria', draft.selectionCriteria, 'Selection Criteria'),
    ...textErrors('versionId', draft.versionId, 'Version Id'),
    ...textErrors('analysisResults', draft.analysisResults, 'Analysis Results'),
    ...rangeNumbers.flatMap((number) => rangeErrors(draft, number)),
    ...overlapErrors(draft),
  ];
}

function nameErrors(name: string): CampaignError[] {
  if (name === '') return [{ field: 'shortDescription', message: 'Campaign name is required' }];
  return textErrors('shortDescription', name, 'Campaign name');
}

function saleDateErrors(
  field: 'saleDateBegin' | 'saleDateEnd',
  text: string,
  label: string,
): CampaignError[] {
  if (text === '') return [{ field, message: `${label} is required` }];
  const isRight = text.startsWith('20') && isCompactDay(text);
  return isRight ? [] : [{ field, message: `${label} should be YYYYMMDD. Ex: 20201031` }];
}

function costErrors(text: string): CampaignError[] {
  const problem = text === '' ? null : costProblem(text);
  return problem === null ? [] : [{ field: 'costPerPiece', message: `Cost Per Piece must ${problem}` }];
}

function costProblem(text: string): string | null {
  const match = /^(?:[0-9]+(?:\.([0-9]*))?|\.([0-9]+))$/.exec(text);
  if (!match) return 'be a number of 0 or more';
  if (Number(text) > MAX_COST_PER_PIECE) return `not be more than ${formatNumber(MAX_COST_PER_PIECE)}`;
  const decimals = match[1] ?? match[2] ?? '';
  return decimals.length > COST_DECIMALS ? `not have more than ${COST_DECIMALS} decimals` : null;
}

function textErrors(
  field: Exclude<keyof typeof campaignMaxLengths, 'promocode'>,
  text: string,
  label: string,
): CampaignError[] {
  return lengthErrors(field, text, label, campaignMaxLengths[field]);
}

function lengthErrors(field: CampaignField, text: string, label: string, max: number): CampaignError[] {
  if (codePointLength(text.trim()) > max) {
    return [{ field, message: `${label} must not have more than ${formatNumber(max)} characters` }];
  }
  return isStorableText(text) ? [] : [{ field, message: `${label} holds characters that cannot be stored` }];
}

/** Errors of a range, then of its promo code. */
function rangeErrors(draft: CampaignDraft, number: RangeNumber): CampaignError[] {
  const [startOf, endOf] = [startField(number), endField(number)];
  const [start, end] = [normalRangeCode(draft[startOf]), normalRangeCode(draft[endOf])];
  const errors = [...codeErrors(number, 'Start', start), ...codeErrors(number, 'End', end)];
  if (codeKind(start) && codeKind(end) && start > end) {
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
  return [...errors, ...promocodeErrors(draft, number)];
}

function codeErrors(number: RangeNumber, edge: RangeEdge, code: string): CampaignError[] {
  const field = edge === 'Start' ? startField(number) : endField(number);
  if (code === '') return number === 1 ? [{ field, message: `Mailer Code 1 ${edge} is required` }] : [];
  return codeKind(code) ? [] : [{ field, message: `Mailer Code ${number} ${edge} must be 6 numeric digits` }];
}

function promocodeErrors(draft: CampaignDraft, number: RangeNumber): CampaignError[] {
  return promocodeNumbers
    .filter((each) => each === number)
    .map(promocodeField)
    .flatMap((field) =>
      lengthErrors(field, draft[field], `Promo Code ${number}`, campaignMaxLengths.promocode),
    );
}

function overlapErrors(draft: CampaignDraft): CampaignError[] {
  return rangeOverlaps(rangesOf(draft)).map((overlap) => ({
    field: fieldOfOverlap(overlap),
    message: `Range ${overlap.number} ${overlap.edge} Overlaps Range ${overlap.other}`,
  }));
}
