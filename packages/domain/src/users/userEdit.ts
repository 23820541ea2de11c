import type { User } from './user.ts';
import type { UserEditValues } from './userRules.ts';

/** The fields of a user that two people can give different values, in the order of the form. */
export const comparedUserFields = [
  'firstName',
  'lastName',
  'email',
  'companyAbbrev',
  'department',
  'startPage',
  'comment',
  'isLockedOut',
  'timeZone',
  'theme',
] as const satisfies readonly (keyof UserEditValues)[];

/** One of them. */
export type ComparedUserField = (typeof comparedUserFields)[number];

/** What the edit-user form opens with; the password is never known. */
export function userEditValues(user: User): UserEditValues {
  return {
    password: '',
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company,
    companyAbbrev: user.companyAbbrev,
    department: user.department ?? '',
    startPage: user.startPage ?? '',
    comment: user.comment ?? '',
    timeZone: user.timeZone ?? '',
    theme: user.theme ?? '',
    isLockedOut: user.isLockedOut,
  };
}

/** Three versions of the same user: as it was opened, as someone else saved it since, as it stands in the form. */
export interface UserVersions {
  base: UserEditValues;
  theirs: UserEditValues;
  mine: UserEditValues;
}

/** Where the two versions differ, and who of the two changed the field. */
export interface UserDifference {
  field: ComparedUserField;
  changedBy: 'them' | 'me' | 'both';
}

/** The fields in which their version and mine differ, in the order of the form. */
export function userDifferences({ base, theirs, mine }: UserVersions): UserDifference[] {
  return comparedUserFields
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => {
      if (mine[field] === base[field]) return { field, changedBy: 'them' };
      return { field, changedBy: theirs[field] === base[field] ? 'me' : 'both' };
    });
}

/** My changes laid on their version. */
export interface UserMerge {
  /** Their value where they changed the field, else mine; a password that I typed is kept. */
  values: UserEditValues;
  /** My value of every field that both changed, which theirs has taken the place of. */
  replaced: Partial<Pick<UserEditValues, ComparedUserField>>;
}

/**
 * Goes on from the version that someone else saved meanwhile.
 * @see docs/domain/users.md, "Two people at once"
 */
export function mergeUserEdits(versions: UserVersions): UserMerge {
  const { theirs, mine } = versions;
  const differences = userDifferences(versions);
  const pick = (wanted: UserDifference['changedBy']) =>
    Object.fromEntries(
      differences.filter(({ changedBy }) => changedBy === wanted).map(({ field }) => [field, mine[field]]),
    );
  return { values: { ...theirs, password: mine.password, ...pick('me') }, replaced: pick('both') };
}
