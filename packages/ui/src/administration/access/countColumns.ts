import { formatFullName, type PageNode, type RoleCounts, type UserWithRoles } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the roles with their numbers of users and pages. */
export const roleCountColumns: readonly Column<RoleCounts>[] = [
  { field: 'rolename', heading: 'Role', kind: 'name' },
  { field: 'users', heading: 'Users', kind: 'integer' },
  { field: 'pages', heading: 'Pages', kind: 'integer' },
];

/** Columns of the server roles with their numbers of pages. */
export const serverRoleCountColumns: readonly Column<Omit<RoleCounts, 'users'>>[] = [
  { field: 'rolename', heading: 'Server Role', kind: 'name' },
  { field: 'pages', heading: 'Pages', kind: 'integer' },
];

/** Columns of the users with the number of pages that they can open. */
export const userCountColumns: readonly Column<UserWithRoles & { pages: number }>[] = [
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { id: 'fullName', heading: 'Full Name', kind: 'name', value: formatFullName },
  { field: 'roles', heading: 'Roles', format: (roles) => roles.join(', ') },
  { field: 'pages', heading: 'Pages', kind: 'integer' },
];

/** Columns of the pages with the number of users who can open them. */
export const pageCountColumns: readonly Column<PageNode & { users: number }>[] = [
  { field: 'pageName', heading: 'Page Name', kind: 'name' },
  { field: 'path', heading: 'URL', kind: 'name' },
  { field: 'roles', heading: 'Roles', format: (roles) => roles.join(', ') },
  { field: 'users', heading: 'Users', kind: 'integer' },
];
