import type { ProviderSchemas } from '@portal/api-client';
import { textOrNull } from '../instants.ts';
import type { PageRow } from './queries.ts';

/** A page as the API sends it: role names joined by commas, server role names by blanks, the top level as 0. */
export function toPage(row: PageRow): ProviderSchemas['Page'] {
  return {
    pageId: row.page_id,
    parentId: row.parent_id ?? 0,
    pageName: row.page_name,
    url: textOrNull(row.url),
    roles: row.roles.join(','),
    serverRoles: row.server_roles.join(' '),
    mainMenu: row.main_menu,
    orderBy: row.order_by,
    toolTip: textOrNull(row.tool_tip),
    imageUrl: textOrNull(row.image_url),
    icon: textOrNull(row.icon),
  };
}
