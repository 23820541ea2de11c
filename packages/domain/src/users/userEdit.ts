import type { User } from './user.ts';
import type { UserEditValues } from './userRules.ts';

/** The fields compared when two people edit the same user, in the order of the form. */
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

export type ComparedUserField = (typeof comparedUserFields)[number];

/** Initial values of the edit-user form; the password is unknown and empty. */
export function toUserEditValues(user: User): UserEditValues {
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

/** Three versions of a user: as opened, as saved by someone else since, and as in the form. */
export interface UserVersions {
  base: UserEditValues;
  theirs: UserEditValues;
  mine: UserEditValues;
}

/** A field in which the versions differ, and who changed it. */
export interface UserDifference {
  field: ComparedUserField;
  changedBy: 'them' | 'me' | 'both';
}

/** The fields that differ between their version and mine, in the order of the form. */
export function findUserDifferences({ base, theirs, mine }: UserVersions): UserDifference[] {
  return comparedUserFields
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => {
      if (mine[field] === base[field]) return { field, changedBy: 'them' };
      return { field, changedBy: theirs[field] === base[field] ? 'me' : 'both' };
    });
}

/** My changes merged into their version. */
export interface UserMerge {
  /** Their value where they changed the field, otherwise mine; a password I entered is kept. */
  values: UserEditValues;
  /** My value of every field that both changed; theirs is used. */
  replaced: Partial<Pick<UserEditValues, ComparedUserField>>;
}

/**
 * Merges my edits into the version that someone else saved.
 * @see docs/domain/users.md, "Two people at once"
 */
export function mergeUserEdits(versions: UserVersions): UserMerge {
  const { theirs, mine } = versions;
  const differences = findUserDifferences(versions);
  const pickChanges = (changedBySide: UserDifference['changedBy']) =>
    Object.fromEntries(
      differences
        .filter(({ changedBy }) => changedBy === changedBySide)
        .map(({ field }) => [field, mine[field]]),
    );
  return {
    values: { ...theirs, password: mine.password, ...pickChanges('me') },
    replaced: pickChanges('both'),
  };
}
