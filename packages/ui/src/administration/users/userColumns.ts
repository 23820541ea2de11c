import { formatInstant, formatInstantDay, formatFullName, type User } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of Active Users, in the specified order (specification 1 §2). */
export const activeUserColumns: readonly Column<User>[] = [
  { field: 'username', heading: 'User Name', width: 150 },
  { field: 'company', heading: 'Company', width: 140 },
  { id: 'fullName', heading: 'Full Name', width: 140, value: formatFullName },
  { field: 'email', heading: 'Email', width: 215 },
  { field: 'department', heading: 'Department', width: 130 },
  { field: 'creationDate', heading: 'Creation Date', width: 112, kind: 'day', format: formatInstantDay },
  { field: 'lastLoginDate', heading: 'Last Login', width: 190, kind: 'day', format: formatInstant },
  { field: 'lastActivityDate', heading: 'Last Activity', width: 190, kind: 'day', format: formatInstant },
];

/** Columns of Dormant Users: the sort column comes first. */
export const dormantUserColumns: readonly Column<User>[] = [
  { field: 'companyAbbrev', heading: 'Company', width: 100 },
  { field: 'username', heading: 'User Name', width: 200 },
  { id: 'fullName', heading: 'Full Name', width: 200, value: formatFullName },
  { field: 'email', heading: 'Email' },
  { field: 'lastLoginDate', heading: 'Last Login', width: 120, kind: 'day', format: formatInstantDay },
];

/** Columns of User Maintenance, in the specified order. */
export const maintainedUserColumns: readonly Column<User>[] = [
  { field: 'username', heading: 'User Name', width: 180 },
  { field: 'firstName', heading: 'First Name', width: 130 },
  { field: 'lastName', heading: 'Last Name', width: 130 },
  { field: 'lastActivityDate', heading: 'Last Activity', width: 190, kind: 'day', format: formatInstant },
  { field: 'lastLoginDate', heading: 'Last Login', width: 190, kind: 'day', format: formatInstant },
  { field: 'startPage', heading: 'Start Page', width: 180 },
  {
    field: 'isLockedOut',
    heading: 'Locked Out',
    width: 118,
    format: (isLockedOut) => (isLockedOut ? 'Yes' : 'No'),
  },
  { field: 'company', heading: 'Company' },
  { field: 'department', heading: 'Department' },
];
