import {
  type CampaignDraft,
  type CampaignField,
  campaignFields,
  type CampaignTextField,
  endField,
  promocodeField,
  promocodeNumbers,
  rangeNumbers,
  startField,
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
    [startField(number), `Mailer Code ${number} Start`],
    [endField(number), `Mailer Code ${number} End`],
  ]),
  ...promocodeNumbers.map((number): [CampaignField, string] => [
    promocodeField(number),
    `Promo Code ${number}`,
  ]),
]);

/** The label of a field of the dialog: `Mailer Code 12 Start`. */
export function campaignFieldLabel(field: CampaignField): string {
  return labels.get(field) ?? field;
}

/** Where the version that someone else saved differs from mine, a sentence per field. */
export function campaignDifferences(theirs: CampaignDraft, mine: CampaignDraft): string[] {
  return campaignFields
    .filter((field) => theirs[field] !== mine[field].trim())
    .map((field) => `${campaignFieldLabel(field)} is now "${theirs[field]}"`);
}
