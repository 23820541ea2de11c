import {
  type ComparedUserField,
  type FieldDifference,
  findUserDifferences,
  type User,
  type UserEditValues,
  type UserVersions,
  validateUserEdit,
} from '@portal/domain';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';

export const userEditSchema = schemaFromRules<UserEditValues>(validateUserEdit);

/** Labels of the fields in the dialog, the comparison and the audit trail. */
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

/** Display text of a user value: Yes or No for booleans, a dash for empty text. */
export function formatUserValue(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === '' ? '–' : value;
}

/** How the version that someone else saved differs from mine. */
export function listUserDifferences(versions: UserVersions): FieldDifference[] {
  return findUserDifferences(versions).map(({ field, changedBy }) => ({
    label: userFieldLabels[field],
    theirs: formatUserValue(versions.theirs[field]),
    mine: formatUserValue(versions.mine[field]),
    changedBy,
  }));
}

/** Values to save, and the version they are based on. */
export interface UserSaveRequest {
  user: User;
  values: UserEditValues;
}

/** Saves a user. On a conflict nothing is saved, and `theirs` is the newer version. */
export type SaveUserHandler = (
  request: UserSaveRequest,
) => Promise<SubmitResponse<unknown> & { theirs?: User | undefined }>;
