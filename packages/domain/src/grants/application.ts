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

export interface ApplicationPage {
  totalRows: number;
  /** 1 also without rows. */
  totalPages: number;
  appData: ApplicationListRow[];
}

/** An application to the grant program: the applicant's texts, which are untrusted, and links to files. */
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
  /** `null`: not provided; the same for the other files. */
  headshotUri: string | null;
  project1Uri: string | null;
  project2Uri: string | null;
  project3Uri: string | null;
  videoUri: string | null;
}

/** Shown by the grant screen when no application has the id (specification 3 §8). */
export const APPLICATION_NOT_FOUND = 'ERROR: Application was not found';
/** Shown by the grant screen for every other failure (specification 3 §8). */
export const GRANT_FAILURE = 'ERROR: An error occurred';

const maxId = 2_147_483_647;

/**
 * Parses an applicant id from user input or a URL.
 * @returns `null` for what cannot be an id: other characters than digits, 0, or a number too large for the API
 */
export function parseApplicationId(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,30}$/.test(digits)) return null;
  const id = Number(digits);
  return id >= 1 && id <= maxId ? id : null;
}

/** Validates a typed applicant id; `null` when it is well-formed, whether or not it exists. */
export function validateApplicationId(text: string): string | null {
  if (text.trim() === '') return 'Enter an applicant ID.';
  return /^\d+$/.test(text.trim()) ? null : 'An applicant ID contains only digits.';
}

/** The postal address on one line, `address, city, state zip`, without missing parts. */
export function formatAddressLine({
  address,
  city,
  state,
  zip,
}: Pick<ApplicationListRow, 'address' | 'city' | 'state' | 'zip'>): string {
  return joinParts([address, city, joinParts([state, zip], ' ')], ', ');
}

function joinParts(parts: readonly (string | null)[], separator: string): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}
