import { formatPhone } from '../formats/formatPhone.ts';
import { toSafeUrl } from '../urls/safeUrl.ts';
import { formatAddressLine, type Application } from './application.ts';

/** A link to the applicant's work: a safe URL, or only text. */
export interface WorkLink {
  /** The service, `Etsy`. */
  label: string;
  text: string;
  /** `null`: shown as text. */
  url: string | null;
}

const accounts = [
  { field: 'etsyAccount', label: 'Etsy' },
  { field: 'facebookAccount', label: 'Facebook' },
  { field: 'instagramAccount', label: 'Instagram' },
  { field: 'tikTokAccount', label: 'TikTok' },
  { field: 'websiteAccount', label: 'Website' },
] as const satisfies readonly { field: keyof Application; label: string }[];

/** The accounts provided. Only http and https URLs are links; everything else is text. */
export function listWorkLinks(application: Application): WorkLink[] {
  return accounts.flatMap(({ field, label }) => {
    const text = application[field]?.trim();
    if (!text) return [];
    const safe = toSafeUrl(text, { allowHttp: true });
    return [{ label, text, url: safe?.external ? safe.url : null }];
  });
}

export interface ContactLine {
  label: string;
  text: string;
}

/** Name to email, without missing values. */
export function listContactLines(application: Application): ContactLine[] {
  const { name, phone, email } = application;
  return [
    { label: 'Name', text: name },
    { label: 'Address', text: formatAddressLine(application) },
    { label: 'Phone', text: formatPhone(phone) },
    { label: 'Email', text: email ?? '' },
  ].filter(({ text }) => text.trim() !== '');
}

/** A question of the application and its answer. */
export interface ApplicationAnswer {
  label: string;
  /** Empty: not answered. */
  text: string;
}

const shortQuestions = [
  { field: 'businessName', label: 'Business Name' },
  { field: 'yearsExperience', label: 'Years of Crafting' },
  { field: 'howLongBusiness', label: 'How Long in Business' },
  { field: 'howManyPeopleInvolved', label: 'People Involved' },
  { field: 'otherEthnicity', label: 'Ethnicity' },
] as const satisfies readonly { field: keyof Application; label: string }[];

const longQuestions = [
  { field: 'creativeInterest', label: 'Creative Interest' },
  { field: 'whereShop', label: 'Where They Shop for Supplies' },
  { field: 'howHeritageImpacts', label: 'Heritage Impact' },
  { field: 'whereFiveYears', label: 'Five-Year Plan' },
  { field: 'howImpactCommunity', label: 'Community Impact' },
  { field: 'otherInformation', label: 'Other Information' },
] as const satisfies readonly { field: keyof Application; label: string }[];

export function listShortAnswers(application: Application): ApplicationAnswer[] {
  return shortQuestions.map(({ field, label }) => ({ label, text: application[field] ?? '' }));
}

export function listLongAnswers(application: Application): ApplicationAnswer[] {
  return longQuestions.map(({ field, label }) => ({ label, text: application[field] ?? '' }));
}

export interface ApplicationPicture {
  /** Such as `Project picture 2`. */
  label: string;
  url: string;
}

/** The URL of a file if it is safe: a path of the portal, or an http or https URL; otherwise `null`. */
export function toSafeFileUrl(uri: string | null): string | null {
  return toSafeUrl(uri, { allowHttp: true })?.url ?? null;
}

/** The project pictures provided; each keeps its number. */
export function listProjectPictures(application: Application): ApplicationPicture[] {
  const { project1Uri, project2Uri, project3Uri } = application;
  return [project1Uri, project2Uri, project3Uri].flatMap((uri, index) => {
    const url = toSafeFileUrl(uri);
    return url === null ? [] : [{ label: `Project picture ${index + 1}`, url }];
  });
}
