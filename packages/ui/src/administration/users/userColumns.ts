import {
  formatFullName,
  formatInstant,
  formatInstantDay,
  formatInstantMinute,
  type StartPage,
  type User,
} from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** The tooltip of the heading explains the time zone, which has no room in the cells; files name it with every time. */
function createInstantColumn(field: 'lastActivityDate' | 'lastLoginDate', heading: string): Column<User> {
  return {
    field,
    heading,
    hint: `${heading}, in the company's time zone`,
    kind: 'day',
    format: formatInstantMinute,
    exportValue: (user) => formatInstant(user[field]),
  };
}

/** Columns of Active Users. */
export const activeUserColumns: readonly Column<User>[] = [
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { field: 'company', heading: 'Company', kind: 'name' },
  { id: 'fullName', heading: 'Full Name', kind: 'name', value: formatFullName },
  { field: 'email', heading: 'Email', kind: 'name' },
  { field: 'department', heading: 'Department', kind: 'name' },
  { field: 'creationDate', heading: 'Creation Date', kind: 'day', format: formatInstantDay },
  createInstantColumn('lastLoginDate', 'Last Login'),
  createInstantColumn('lastActivityDate', 'Last Activity'),
];

/** Columns of Dormant Users: the sort column comes first. */
export const dormantUserColumns: readonly Column<User>[] = [
  { field: 'companyAbbrev', heading: 'Company', kind: 'code' },
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { id: 'fullName', heading: 'Full Name', kind: 'name', value: formatFullName },
  { field: 'email', heading: 'Email', kind: 'name' },
  { field: 'lastLoginDate', heading: 'Last Login', kind: 'day', format: formatInstantDay },
];

/** Columns of User Maintenance. @param startPages their names are shown for the URLs that users have */
export function createMaintainedUserColumns(startPages: readonly StartPage[]): readonly Column<User>[] {
  const names = new Map(startPages.map(({ startPageUrl, startPage1 }) => [startPageUrl, startPage1]));
  const toName = ({ startPage }: User) => names.get(startPage ?? '') ?? startPage;
  return [
    { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
    { field: 'firstName', heading: 'First Name', kind: 'name' },
    { field: 'lastName', heading: 'Last Name', kind: 'name' },
    createInstantColumn('lastActivityDate', 'Last Activity'),
    createInstantColumn('lastLoginDate', 'Last Login'),
    {
      field: 'startPage',
      heading: 'Start Page',
      kind: 'name',
      format: (_url, user) => toName(user) ?? '',
      sortValue: toName,
      exportValue: toName,
    },
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
}
