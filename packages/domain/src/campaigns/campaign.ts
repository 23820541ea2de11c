/** 1-based numbers of a campaign's mailer code ranges; the first ten ({@link promocodeNumbers}) have a promo code. */
export const rangeNumbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30,
] as const;
export const promocodeNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type RangeNumber = (typeof rangeNumbers)[number];
export type PromocodeNumber = (typeof promocodeNumbers)[number];
export type RangeEdge = 'Start' | 'End';
export type RangeField = `mailerCode${RangeNumber}${RangeEdge}`;
export type PromocodeField = `promocode${PromocodeNumber}`;

/** A campaign as the API returns it. An unused range is `null` at both ends. */
export interface Campaign extends Record<RangeField, string | null> {
  campaignId: number;
  shortDescription: string;
  /** First day of the sale, `YYYY-MM-DDT00:00:00`. */
  saleDateBegin: string;
  /** Last day of the sale, in the same form. */
  saleDateEnd: string;
  /** US dollars for mailing one piece; `null` when not known. */
  costPerPiece: number | null;
  longDescription: string | null;
  /** How the customers were selected. */
  selectionCriteria: string | null;
  versionId: string | null;
  /** When it was last saved, UTC without a zone. */
  updateDate: string;
  /** Written by the last recalculation. */
  analysisResults: string | null;
  /** Edit counter for `If-Match`; absent when the provider has none. */
  rowVersion?: number;
}

/** The promo codes of the ranges 1 to 10; `null` where there is none. */
export type Promocodes = Record<PromocodeField, string | null>;

/** A campaign in the list, with its first range, which is always used. */
export interface CampaignListRow extends Pick<
  Campaign,
  'campaignId' | 'shortDescription' | 'saleDateBegin' | 'saleDateEnd' | 'costPerPiece'
> {
  mailerCode1Start: string;
  mailerCode1End: string;
  /** The first range that meets the filters of mailer codes; absent without them, or if the provider does not tell. */
  matchingRange?: { number: number; start: string; end: string };
}

/** The fields of the campaign dialog except ranges and promo codes, in order. */
export const campaignTextFields = [
  'shortDescription',
  'saleDateBegin',
  'saleDateEnd',
  'costPerPiece',
  'longDescription',
  'selectionCriteria',
  'versionId',
  'analysisResults',
] as const;

export type CampaignTextField = (typeof campaignTextFields)[number];
export type CampaignField = CampaignTextField | RangeField | PromocodeField;

/** The values of the campaign dialog: every field as text, `''` for no value, dates as `YYYYMMDD`. */
export type CampaignDraft = Record<CampaignField, string>;

export function toStartField<Number_ extends RangeNumber>(number: Number_): `mailerCode${Number_}Start` {
  return `mailerCode${number}Start`;
}

export function toEndField<Number_ extends RangeNumber>(number: Number_): `mailerCode${Number_}End` {
  return `mailerCode${number}End`;
}

export function toRangeField(number: RangeNumber, edge: RangeEdge): RangeField {
  return `mailerCode${number}${edge}`;
}

export function toPromocodeField<Number_ extends PromocodeNumber>(number: Number_): `promocode${Number_}` {
  return `promocode${number}`;
}

/**
 * Every field of the dialog: the texts, then for each range its start, its end and (ranges 1 to 10) its promo code.
 */
export const campaignFields: readonly CampaignField[] = [
  ...campaignTextFields,
  ...rangeNumbers.flatMap((number) => [
    toStartField(number),
    toEndField(number),
    ...listPromocodeFields(number),
  ]),
];

export const emptyCampaignDraft: Readonly<CampaignDraft> = Object.fromEntries(
  campaignFields.map((field) => [field, '']),
) as CampaignDraft;

/** The field of a range's promo code, if it has one. */
export function listPromocodeFields(number: RangeNumber): PromocodeField[] {
  return promocodeNumbers.filter((each) => each === number).map(toPromocodeField);
}
