import { type DashboardPage, splitNames } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of Dashboard Pages; roles are edited in their own dialog. */
export const dashboardPageColumns: readonly Column<DashboardPage>[] = [
  { field: 'frameTitle', heading: 'Frame Title', kind: 'name', edit: { kind: 'text' } },
  { field: 'url', heading: 'URL', kind: 'text', edit: { kind: 'text' } },
  {
    field: 'frameHeight',
    heading: 'Frame Height',
    hint: 'Height in pixels',
    kind: 'integer',
    edit: { kind: 'number' },
  },
  {
    field: 'roles',
    heading: 'Roles',
    format: (roles) => splitNames(roles, 'roles').join(', '),
  },
];
