import { formatFullName, type UserWithRoles } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** A user who can open a page, and the roles that allow it. */
export interface PageUser extends UserWithRoles {
  /** The user's roles that allow it; empty if any role does. */
  grantingRoles: readonly string[];
}

/** Columns of the users who can open a page. */
export const pageUserColumns: readonly Column<PageUser>[] = [
  { field: 'username', heading: 'User Name', kind: 'code', person: formatFullName },
  { id: 'fullName', heading: 'Full Name', kind: 'name', value: formatFullName },
  {
    id: 'openedBy',
    heading: 'Allowed By',
    kind: 'name',
    value: ({ grantingRoles }) => grantingRoles.join(', ') || 'Any role',
  },
  { field: 'company', heading: 'Company', kind: 'name' },
];
