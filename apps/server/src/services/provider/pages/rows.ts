import { joinNames, safeUrl, splitNames } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { textOrNull } from '../instants.ts';
import type { PageContent, PageRow } from './queries.ts';

/** A page as the API sends it: role names joined by commas, server role names by blanks, the top level as 0. */
export function toPage(row: PageRow): ProviderSchemas['Page'] {
  return {
    pageId: row.page_id,
    ...toPageFields(row),
    rowVersion: row.row_version,
  };
}

/** The fields that can be edited, for what has changed. */
export function toPageFields(row: PageContent) {
  return {
    parentId: row.parent_id ?? 0,
    pageName: row.page_name,
    url: textOrNull(row.url),
    roles: joinNames(row.roles, 'roles'),
    serverRoles: joinNames(row.server_roles, 'serverRoles'),
    mainMenu: row.main_menu,
    orderBy: row.order_by,
    toolTip: textOrNull(row.tool_tip),
    imageUrl: textOrNull(row.image_url),
    icon: textOrNull(row.icon),
  };
}

/** What is stored of a page whose fields have been judged; what is not sent is empty, and in the menu. */
export function toPageContent(body: ProviderSchemas['NewPage']): PageContent {
  return {
    parent_id: body.parentId === 0 ? null : body.parentId,
    page_name: body.pageName.trim(),
    url: safeUrl(body.url)?.url ?? '',
    roles: distinct(splitNames(body.roles, 'roles')),
    server_roles: distinct(splitNames(body.serverRoles, 'serverRoles')),
    main_menu: body.mainMenu ?? true,
    order_by: body.orderBy,
    tool_tip: (body.toolTip ?? '').trim(),
    image_url: safeUrl(body.imageUrl)?.url ?? '',
    icon: (body.icon ?? '').trim(),
  };
}

/** How the audit trail names a page. */
export function nameOfPage(row: PageRow): string {
  return `page ${row.page_id} (${row.page_name})`;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
