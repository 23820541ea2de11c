import type { ProviderSchemas } from '@portal/api-client';
import {
  getCodeKind,
  parseCompactDay,
  toEndField,
  toPromocodeField,
  promocodeNumbers,
  rangeNumbers,
  toStartField,
  type CampaignPayload,
  type Promocodes,
  type RangeField,
} from '@portal/domain';
import { emptyToNull, toDayText, toInstantText } from '../../responseFields.ts';
import type { CampaignContent, PromocodeRow, RangeRow, CampaignWithParts } from './queries.ts';

export function toCampaign(found: CampaignWithParts): ProviderSchemas['Campaign'] {
  const { campaign_id, update_date, row_version } = found.campaign;
  return {
    campaignId: campaign_id,
    updateDate: toInstantText(update_date),
    rowVersion: row_version,
    ...toCampaignFields(found),
  };
}

/** The editable fields, for detecting changes. */
export function toEditableFields(content: CampaignContent) {
  return { ...toCampaignFields(content), ...toPromocodes(content) };
}

function toCampaignFields({ campaign, ranges }: CampaignContent) {
  return {
    shortDescription: campaign.name,
    saleDateBegin: toDayText(campaign.sale_date_begin),
    saleDateEnd: toDayText(campaign.sale_date_end),
    costPerPiece: campaign.cost_per_piece,
    longDescription: emptyToNull(campaign.long_description),
    selectionCriteria: emptyToNull(campaign.selection_criteria),
    versionId: emptyToNull(campaign.version_id),
    analysisResults: emptyToNull(campaign.analysis_results),
    ...toRangeFields(ranges),
  };
}

export function toPromocodes({ promocodes }: CampaignContent): ProviderSchemas['Promocodes'] {
  const given = new Map(promocodes.map((row) => [row.number, row.promocode]));
  const fields = promocodeNumbers.map((number) => [toPromocodeField(number), given.get(number) ?? null]);
  return Object.fromEntries(fields) as Promocodes;
}

/** Every range has both fields; they are null if the range is not used. */
function toRangeFields(ranges: readonly RangeRow[]): Record<RangeField, string | null> {
  const given = new Map(ranges.map((row) => [row.number, row]));
  const fields = rangeNumbers.flatMap((number) => [
    [toStartField(number), given.get(number)?.range_start ?? null],
    [toEndField(number), given.get(number)?.range_end ?? null],
  ]);
  return Object.fromEntries(fields) as Record<RangeField, string | null>;
}

/**
 * Converts a valid campaign for storage.
 * @throws Error for a missing name or invalid sale date: validate first
 */
export function toCampaignContent({ campaign, promocodes }: CampaignPayload): CampaignContent {
  return {
    campaign: {
      name: campaign.shortDescription ?? throwError('The campaign has no name'),
      sale_date_begin: parseSaleDay(campaign.saleDateBegin),
      sale_date_end: parseSaleDay(campaign.saleDateEnd),
      cost_per_piece: campaign.costPerPiece ?? null,
      long_description: campaign.longDescription ?? '',
      selection_criteria: campaign.selectionCriteria ?? '',
      version_id: campaign.versionId ?? '',
      analysis_results: campaign.analysisResults ?? '',
    },
    ranges: rangeNumbers.flatMap((number) =>
      toRangeRow(number, campaign[toStartField(number)], campaign[toEndField(number)]),
    ),
    promocodes: promocodeNumbers.flatMap((number): PromocodeRow[] => {
      const promocode = promocodes[toPromocodeField(number)];
      return promocode === undefined ? [] : [{ number, promocode }];
    }),
  };
}

/**
 * Converts a range, or returns an empty list if it is not used. The kind is null if its codes are of different kinds.
 */
export function toRangeRow(number: number, start: string | undefined, end: string | undefined): RangeRow[] {
  if (start === undefined || end === undefined) return [];
  const kind = getCodeKind(start);
  return [{ number, range_start: start, range_end: end, code_kind: kind === getCodeKind(end) ? kind : null }];
}

/** @throws Error for an invalid day: validate first */
export function parseSaleDay(text: string | undefined): string {
  return parseCompactDay(text ?? '') ?? throwError('A sale date is not a valid date');
}

function throwError(message: string): never {
  throw new Error(message);
}
