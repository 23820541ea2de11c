import { joinNames, toSafeUrl, splitNames } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { emptyToNull } from '../../responseFields.ts';
import type { PageContent, PageRow } from './queries.ts';

/** Converts a page for the API: role names separated by commas, server role names by spaces, top level as parent 0. */
export function toPage(row: PageRow): ProviderSchemas['Page'] {
  return {
    pageId: row.page_id,
    ...toPageFields(row),
    rowVersion: row.row_version,
  };
}

/** The editable fields, for detecting changes. */
export function toPageFields(row: PageContent) {
  return {
    parentId: row.parent_id ?? 0,
    pageName: row.page_name,
    url: emptyToNull(row.url),
    roles: joinNames(row.roles, 'roles'),
    serverRoles: joinNames(row.server_roles, 'serverRoles'),
    mainMenu: row.main_menu,
    orderBy: row.order_by,
    toolTip: emptyToNull(row.tool_tip),
    imageUrl: emptyToNull(row.image_url),
    icon: emptyToNull(row.icon),
  };
}

/** Converts a validated page for storage. Missing fields are empty; a missing `mainMenu` is true. */
export function toPageContent(body: ProviderSchemas['NewPage']): PageContent {
  return {
    parent_id: body.parentId === 0 ? null : body.parentId,
    page_name: body.pageName.trim(),
    url: toSafeUrl(body.url)?.url ?? '',
    roles: removeDuplicates(splitNames(body.roles, 'roles')),
    server_roles: removeDuplicates(splitNames(body.serverRoles, 'serverRoles')),
    main_menu: body.mainMenu ?? true,
    order_by: body.orderBy,
    tool_tip: (body.toolTip ?? '').trim(),
    image_url: toSafeUrl(body.imageUrl)?.url ?? '',
    icon: (body.icon ?? '').trim(),
  };
}

/** Label for the audit trail. */
export function formatPageLabel(row: PageRow): string {
  return `page ${row.page_id} (${row.page_name})`;
}

function removeDuplicates(names: readonly string[]): string[] {
  return [...new Set(names)];
}
