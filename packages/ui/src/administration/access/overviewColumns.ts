import type { PageGroup, PageNode, RoleGroup, RoleUse, User } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Who has a role, and the pages that name it. */
export const roleUseColumns: readonly Column<RoleUse>[] = [
  { field: 'rolename', heading: 'Role', kind: 'name' },
  { field: 'users', heading: 'Users', kind: 'integer' },
  { field: 'onlyRoleOf', heading: 'Only role of', kind: 'integer', hint: 'Users who have no other role' },
  { id: 'pageCount', heading: 'Pages', kind: 'integer', value: ({ pages }) => pages.length },
  { field: 'pages', heading: 'Required by', format: formatPages },
];

/** Users with the same roles. */
export const roleGroupColumns: readonly Column<RoleGroup<User>>[] = [
  { field: 'roles', heading: 'Roles', kind: 'name', format: (roles) => roles || 'No role' },
  { id: 'userCount', heading: 'Users', kind: 'integer', value: ({ users }) => users.length },
  { field: 'pages', heading: 'Pages', kind: 'integer', hint: 'Pages that they can open' },
  {
    field: 'users',
    heading: 'User Names',
    format: (users) => users.map(({ username }) => username).join(', '),
  },
];

/** Pages that require the same roles. */
export const pageGroupColumns: readonly Column<PageGroup>[] = [
  { field: 'roles', heading: 'Required roles', kind: 'name', format: (roles) => roles || 'Any role' },
  { field: 'users', heading: 'Users', kind: 'integer', hint: 'Users who can open them' },
  { id: 'pageCount', heading: 'Pages', kind: 'integer', value: ({ pages }) => pages.length },
  { field: 'pages', heading: 'Page Names', format: formatPages },
];

function formatPages(pages: readonly PageNode[]): string {
  return pages.map(({ pageName }) => pageName).join(', ');
}
