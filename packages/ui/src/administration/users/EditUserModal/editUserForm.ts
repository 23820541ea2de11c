import { type ComparedUserField, type User, type UserEditValues, validateUserEdit } from '@portal/domain';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitAnswer } from '../../../forms/SubmitResult.ts';

export const userEditSchema = schemaFromRules<UserEditValues>(validateUserEdit);

/** What the fields are called, in the form and where two versions are compared. */
export const userFieldLabels: Readonly<Record<ComparedUserField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  companyAbbrev: 'Company',
  department: 'Department',
  startPage: 'Start Page',
  comment: 'Comment',
  isLockedOut: 'Locked Out',
  timeZone: 'Time Zone',
  theme: 'Theme',
};

/** A value of a user as it is read: yes or no for a tick, a dash for nothing. */
export function userValueText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === '' ? '–' : value;
}

/** What is to be saved, and the version of the user that it began from. */
export interface UserSave {
  user: User;
  values: UserEditValues;
}

/** Saves a user. Where somebody else has saved him since, nothing is saved, and that version is the answer. */
export type SaveUser = (save: UserSave) => Promise<SubmitAnswer<{ theirs: User | null }>>;
