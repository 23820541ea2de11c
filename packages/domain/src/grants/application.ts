/** A row of the list of applications. `dateStamp` is `YYYY-MM-DDTHH:mm:ss`. */
export interface ApplicationListRow {
  applicationId: number;
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  dateStamp: string;
}

/** One page of the list. */
export interface ApplicationPage {
  totalRows: number;
  /** 1 also without rows. */
  totalPages: number;
  appData: ApplicationListRow[];
}

/** An application to the grant program: what the applicant wrote, none of it to be trusted, and links to files. */
export interface Application {
  id: number;
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  email: string | null;
  businessName: string | null;
  creativeInterest: string | null;
  yearsExperience: string | null;
  whereShop: string | null;
  otherEthnicity: string | null;
  howHeritageImpacts: string | null;
  howLongBusiness: string | null;
  howManyPeopleInvolved: string | null;
  whereFiveYears: string | null;
  howImpactCommunity: string | null;
  otherInformation: string | null;
  etsyAccount: string | null;
  facebookAccount: string | null;
  instagramAccount: string | null;
  tikTokAccount: string | null;
  websiteAccount: string | null;
  /** `null`: none was sent; the same for the other files. */
  headshotUri: string | null;
  project1Uri: string | null;
  project2Uri: string | null;
  project3Uri: string | null;
  videoUri: string | null;
}

/** How often applications were opened on a day, `YYYY-MM-DDT00:00:00`. */
export interface DailyPageView {
  openDate: string;
  counter: number;
}

/** How many applications came on a day, `YYYY-MM-DDT00:00:00`. */
export interface DailyApplicationCount {
  applicationDate: string;
  numApplications: number;
}

/** Said by the grant screen when there is no application of an id (specification 3 §8). */
export const APPLICATION_NOT_FOUND = 'ERROR: Application was not found';
/** Said by the grant screen of every other failure (specification 3 §8). */
export const GRANT_FAILURE = 'ERROR: An error occurred';

/** Rows in a page of the list, unless the installation says otherwise (specification 3 §9 gives no number). */
export const GRANT_ROWS_PER_PAGE = 15;

const maxId = 2_147_483_647;

/**
 * An applicant id as it is typed or stands in an address.
 * @returns `null` for what no application has as its id: no digits, 0, a sign, or more than the API can hold
 */
export function readApplicationId(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,30}$/.test(digits)) return null;
  const id = Number(digits);
  return id >= 1 && id <= maxId ? id : null;
}

/** What is wrong with a typed applicant id; `null` when it may be asked for, be it known or not. */
export function applicationIdMistake(text: string): string | null {
  if (text.trim() === '') return 'Enter an applicant ID.';
  return /^\d+$/.test(text.trim()) ? null : 'An applicant ID has only digits.';
}

/** Where someone lives on one line, `address, city, state zip`; parts that are not given leave no gap. */
export function addressLine({
  address,
  city,
  state,
  zip,
}: Pick<ApplicationListRow, 'address' | 'city' | 'state' | 'zip'>): string {
  return joined([address, city, joined([state, zip], ' ')], ', ');
}

function joined(parts: readonly (string | null)[], separator: string): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}
