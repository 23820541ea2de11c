import { formatPhone } from '../formats/formatPhone.ts';
import { safeUrl } from '../urls/safeUrl.ts';
import { addressLine, type Application } from './application.ts';

/** What an applicant gave as a link to the work: an address that may be opened, or only a text. */
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

/** The accounts that were given. Only what is an http or https address is a link; everything else is text. */
export function workLinks(application: Application): WorkLink[] {
  return accounts.flatMap(({ field, label }) => {
    const text = application[field]?.trim();
    if (!text) return [];
    const safe = safeUrl(text, { allowHttp: true });
    return [{ label, text, url: safe?.external ? safe.url : null }];
  });
}

/** A line of the contact data. */
export interface ContactLine {
  label: string;
  text: string;
}

/** Name to e-mail, without what was not given. */
export function contactLines(application: Application): ContactLine[] {
  const { name, phone, email } = application;
  return [
    { label: 'Name', text: name },
    { label: 'Address', text: addressLine(application) },
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

/** The questions whose answers are usually a few words. */
export function shortAnswers(application: Application): ApplicationAnswer[] {
  return shortQuestions.map(({ field, label }) => ({ label, text: application[field] ?? '' }));
}

/** The questions whose answers are texts to read. */
export function longAnswers(application: Application): ApplicationAnswer[] {
  return longQuestions.map(({ field, label }) => ({ label, text: application[field] ?? '' }));
}

/** A picture of an application. */
export interface ApplicationPicture {
  /** What it is, `Project picture 2`. */
  label: string;
  url: string;
}

/** A file that may be shown or fetched: a path of the portal, or an http or https address; else `null`. */
export function fileUrl(uri: string | null): string | null {
  return safeUrl(uri, { allowHttp: true })?.url ?? null;
}

/** The pictures of the work, without gaps; each keeps the number it was sent under. */
export function projectPictures(application: Application): ApplicationPicture[] {
  const { project1Uri, project2Uri, project3Uri } = application;
  return [project1Uri, project2Uri, project3Uri].flatMap((uri, index) => {
    const url = fileUrl(uri);
    return url === null ? [] : [{ label: `Project picture ${index + 1}`, url }];
  });
}
