import type { FieldDifference } from '../conflicts/fieldDifference.ts';
import {
  type CampaignDraft,
  type CampaignField,
  campaignFields,
  type CampaignTextField,
  toEndField,
  toPromocodeField,
  promocodeNumbers,
  rangeNumbers,
  toStartField,
} from './campaign.ts';

/** Labels of the dialog's fields, except ranges and promo codes. */
export const campaignLabels: Readonly<Record<CampaignTextField, string>> = {
  shortDescription: 'Campaign Name',
  saleDateBegin: 'Sale Begin Date',
  saleDateEnd: 'Sale End Date',
  costPerPiece: 'Cost Per Piece',
  longDescription: 'Long Description',
  selectionCriteria: 'Selection Criteria',
  versionId: 'Version Id',
  analysisResults: 'Analysis Results',
};

const labels: ReadonlyMap<CampaignField, string> = new Map<CampaignField, string>([
  ...(Object.entries(campaignLabels) as [CampaignTextField, string][]),
  ...rangeNumbers.flatMap((number): [CampaignField, string][] => [
    [toStartField(number), `Mailer Code ${number} Start`],
    [toEndField(number), `Mailer Code ${number} End`],
  ]),
  ...promocodeNumbers.map((number): [CampaignField, string] => [
    toPromocodeField(number),
    `Promo Code ${number}`,
  ]),
]);

/** The label of a field of the dialog: `Mailer Code 12 Start`. */
export function getCampaignFieldLabel(field: CampaignField): string {
  return labels.get(field) ?? field;
}

/** The fields that I have changed since `base`, and that are unchanged in the version that someone else saved. */
export function pickMyCampaignChanges({
  base,
  theirs,
  mine,
}: Record<'base' | 'theirs' | 'mine', CampaignDraft>): Partial<CampaignDraft> {
  const changed = campaignFields.filter(
    (field) => mine[field].trim() !== base[field] && theirs[field] === base[field],
  );
  return Object.fromEntries(changed.map((field) => [field, mine[field]])) as Partial<CampaignDraft>;
}

/** The fields in which the version that someone else saved differs from mine. */
export function listCampaignDifferences(theirs: CampaignDraft, mine: CampaignDraft): FieldDifference[] {
  return campaignFields
    .map((field) => ({
      label: getCampaignFieldLabel(field),
      theirs: theirs[field],
      mine: mine[field].trim(),
    }))
    .filter((difference) => difference.theirs !== difference.mine);
}
