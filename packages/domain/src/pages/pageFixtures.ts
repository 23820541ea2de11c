import type { PageRecord } from './pageTree.ts';

/** A page record for tests with defaults. */
export function pageRecord(pageId: number, record: Partial<PageRecord> = {}): PageRecord {
  return {
    pageId,
    parentId: 0,
    pageName: `Page ${pageId}`,
    url: `/page${pageId}`,
    roles: '',
    serverRoles: '',
    mainMenu: true,
    orderBy: pageId,
    toolTip: null,
    imageUrl: null,
    icon: null,
    ...record,
  };
}

export function user(...roles: string[]): { roles: string[]; isLockedOut: boolean } {
  return { roles, isLockedOut: false };
}
