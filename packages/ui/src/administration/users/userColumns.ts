import { formatInstant, formatInstantDay, formatFullName, type User } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of Active Users, in the specified order (specification 1 §2). */
export const activeUserColumns: readonly Column<User>[] = [
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { field: 'company', heading: 'Company', kind: 'name' },
  { id: 'fullName', heading: 'Full Name', kind: 'name', value: formatFullName },
  { field: 'email', heading: 'Email', kind: 'name' },
  { field: 'department', heading: 'Department', kind: 'name' },
  { field: 'creationDate', heading: 'Creation Date', kind: 'day', format: formatInstantDay },
  { field: 'lastLoginDate', heading: 'Last Login', kind: 'day', format: formatInstant },
  { field: 'lastActivityDate', heading: 'Last Activity', kind: 'day', format: formatInstant },
];

/** Columns of Dormant Users: the sort column comes first. */
export const dormantUserColumns: readonly Column<User>[] = [
  { field: 'companyAbbrev', heading: 'Company', kind: 'code' },
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { id: 'fullName', heading: 'Full Name', kind: 'name', value: formatFullName },
  { field: 'email', heading: 'Email', kind: 'name' },
  { field: 'lastLoginDate', heading: 'Last Login', kind: 'day', format: formatInstantDay },
];

/** Columns of User Maintenance, in the specified order. */
export const maintainedUserColumns: readonly Column<User>[] = [
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { field: 'firstName', heading: 'First Name', kind: 'name' },
  { field: 'lastName', heading: 'Last Name', kind: 'name' },
  { field: 'lastActivityDate', heading: 'Last Activity', kind: 'day', format: formatInstant },
  { field: 'lastLoginDate', heading: 'Last Login', kind: 'day', format: formatInstant },
  { field: 'startPage', heading: 'Start Page', kind: 'name' },
  {
    field: 'isLockedOut',
    heading: 'Locked Out',
    kind: 'flag',
    format: (isLockedOut) => (isLockedOut ? 'Yes' : 'No'),
    badge: ({ isLockedOut }) => (isLockedOut ? 'error' : null),
  },
  { field: 'company', heading: 'Company', kind: 'name' },
  { field: 'department', heading: 'Department', kind: 'name' },
];
