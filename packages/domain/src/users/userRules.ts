import { toInternalUrl } from '../urls/safeUrl.ts';
import { countCodePoints, isAmbiguousName, isBlank, isSingleLine } from '../text/plainText.ts';
import { omitValidFields, validateLength, validateLine } from '../text/textRules.ts';
import { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './passwordRules.ts';

/** User names have more than 4 characters (specification 1 §9). */
export const USERNAME_MIN_LENGTH = 5;
/** First and last names have more than 1 character. */
export const PERSON_NAME_MIN_LENGTH = 2;

/** Initial values of the add-user form. */
export const newUserDefaults = { companyAbbrev: 'JAS', department: 'Customer Care' } as const;

/** The fields of the add-user form, as in requests. */
export interface NewUserValues {
  username: string;
  password: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Name of the company; the abbreviation identifies it. */
  company: string;
  companyAbbrev: string;
  department: string;
  /** A path of the portal, or the name of a start page; empty: none. */
  startPage: string;
}

/** The fields of the edit-user form. */
export interface UserEditValues extends Omit<NewUserValues, 'username'> {
  comment: string;
  timeZone: string;
  theme: string;
  isLockedOut: boolean;
}

/** Values from a form or request: any may be missing. */
export type UserDraft<Values> = { [Field in keyof Values]?: Values[Field] | null | undefined };

/** Error message by field; valid fields have no entry. */
export type UserErrors<Values> = Partial<Record<keyof Values, string>>;

/**
 * The error of every invalid field of a new user, in the order of the form. Submit is enabled when there are none.
 * Only the server checks that the user name is available, the company exists and the password is hard to guess.
 * @see docs/domain/users.md; specification 1 §5
 */
export function validateNewUser(draft: UserDraft<NewUserValues>): UserErrors<NewUserValues> {
  return omitValidFields({
    username: validateUsername(draft.username),
    password: validatePassword(draft.password),
    email: isEmail(draft.email ?? '') ? null : 'Enter a valid email address',
    firstName: validatePersonName(draft.firstName, 'First name'),
    lastName: validatePersonName(draft.lastName, 'Last name'),
    companyAbbrev: validateCompany(draft.companyAbbrev),
    department: validateLine(draft.department, 'Department', 100),
    startPage: validateStartPagePath(draft.startPage),
  });
}

/** The same for the edit-user form: email and password may be empty. */
export function validateUserEdit(draft: UserDraft<UserEditValues>): UserErrors<UserEditValues> {
  return omitValidFields({
    password: draft.password ? validatePassword(draft.password) : null,
    email: !draft.email || isEmail(draft.email) ? null : 'Enter a valid email address',
    firstName: validatePersonName(draft.firstName, 'First name'),
    lastName: validatePersonName(draft.lastName, 'Last name'),
    companyAbbrev: validateCompany(draft.companyAbbrev),
    department: validateLine(draft.department, 'Department', 100),
    startPage: validateStartPagePath(draft.startPage),
    comment: validateLength(draft.comment, 'Comment', 4_000),
    timeZone: validateLine(draft.timeZone, 'Time zone', 100),
    theme: validateLine(draft.theme, 'Theme', 50),
  });
}

/** Maximum lengths in code points. */
export const userMaxLengths = { username: 256, name: 100, email: EMAIL_MAX_LENGTH } as const;

type Text = string | null | undefined;

function validateUsername(text: Text): string | null {
  const name = (text ?? '').trim();
  if (countCodePoints(name) < USERNAME_MIN_LENGTH) return 'User name must have more than 4 characters';
  if (!isSingleLine(name)) return 'User name must be one line';
  if (isAmbiguousName(name)) return 'User name must not contain look-alike or invisible characters';
  return validateLength(name, 'User name', userMaxLengths.username);
}

function validatePassword(text: Text): string | null {
  const characters = countCodePoints((text ?? '').normalize('NFKC'));
  if (characters < PASSWORD_MIN_LENGTH) return 'Password must have more than 4 characters';
  return validateLength(text, 'Password', PASSWORD_MAX_LENGTH);
}

function validatePersonName(text: Text, label: string): string | null {
  const isTooShort = countCodePoints((text ?? '').trim()) < PERSON_NAME_MIN_LENGTH;
  return isTooShort
    ? `${label} must have more than 1 character`
    : validateLine(text, label, userMaxLengths.name);
}

function validateCompany(abbrev: Text): string | null {
  return isBlank(abbrev) ? 'Company is required' : null;
}

function validateStartPagePath(address: Text): string | null {
  const page = (address ?? '').trim();
  if (!page.startsWith('/')) return validateLine(page, 'Start page', 100);
  return toInternalUrl(page) === null ? 'Start page must be a path in the portal' : null;
}
