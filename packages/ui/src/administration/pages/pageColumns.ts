import { type PageRecord, splitNames } from '@portal/domain';
import { menuIconNames } from '../../layout/SidebarMenu/menuIcon.tsx';
import type { Column } from '../../tables/Column.ts';

/** Columns of Web Site Pages; roles and server roles are edited in their own dialogs. */
export const pageColumns: readonly Column<PageRecord>[] = [
  { field: 'pageName', heading: 'Page Name', kind: 'name', edit: { kind: 'text' } },
  { field: 'url', heading: 'URL', edit: { kind: 'text' } },
  {
    field: 'mainMenu',
    heading: 'Main Menu',
    hint: 'Whether the page is shown in the menu; other pages are opened by links',
    kind: 'flag',
    align: 'center',
    edit: { kind: 'checkbox' },
  },
  {
    field: 'orderBy',
    heading: 'Order',
    hint: 'Position among the pages of the same parent, in ascending order',
    kind: 'integer',
    edit: { kind: 'number' },
  },
  { field: 'toolTip', heading: 'Tool Tip', edit: { kind: 'text' } },
  {
    field: 'imageUrl',
    heading: 'Image URL',
    hint: 'Image of the menu entry, instead of the icon: a path in the portal, such as /favicon.svg; images of other sites are not shown',
    edit: { kind: 'text' },
  },
  {
    field: 'icon',
    heading: 'Icon',
    hint: `Icon of the menu entry: ${menuIconNames.join(', ')}`,
    kind: 'name',
    edit: { kind: 'text', suggestions: menuIconNames },
  },
  { field: 'roles', heading: 'Roles', format: (roles) => splitNames(roles, 'roles').join(', ') },
  {
    field: 'serverRoles',
    heading: 'Server Roles',
    format: (roles) => splitNames(roles, 'serverRoles').join(', '),
  },
];
