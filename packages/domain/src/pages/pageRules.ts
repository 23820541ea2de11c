import { validateInternalUrl, validateUrl } from '../urls/safeUrl.ts';
import { isBlank } from '../text/plainText.ts';
import { omitValidFields, validateLength, validateLine, validateRequiredLine } from '../text/textRules.ts';
import { splitNames, type PageRecord } from './pageTree.ts';

/** The editable fields of a page, as in requests. */
export type PageValues = Omit<PageRecord, 'pageId' | 'rowVersion'>;

/** Values from a form or request: any may be missing. */
export type PageDraft = { [Field in keyof PageValues]?: PageValues[Field] | null | undefined };

/** Error message by field; valid fields have no entry. */
export type PageErrors = Partial<Record<keyof PageValues, string>>;

const maxLengths = { pageName: 100, toolTip: 500, icon: 100 } as const;

/**
 * The error of every invalid field of a page to be added; no errors means that it can be sent.
 * @see docs/domain/page-tree.md, "Editing"; specification 1 §5
 */
export function validateNewPage(draft: PageDraft): PageErrors {
  const order = (draft.orderBy ?? 0) > 0 ? {} : { orderBy: 'Order must be greater than 0' };
  return { ...validatePage(draft), ...order };
}

/** The same for an existing page: its order may be any number. */
export function validatePage(draft: PageDraft): PageErrors {
  return omitValidFields({
    pageName: validateRequiredLine(draft.pageName, 'Page name', maxLengths.pageName),
    url: isBlank(draft.url) ? null : validateUrl(draft.url ?? '', 'URL'),
    orderBy: Number.isFinite(draft.orderBy ?? Number.NaN) ? null : 'Order must be a number',
    toolTip: validateLength(draft.toolTip, 'Tooltip', maxLengths.toolTip),
    imageUrl: isBlank(draft.imageUrl) ? null : validateInternalUrl(draft.imageUrl ?? '', 'Image URL'),
    icon: validateLine(draft.icon, 'Icon', maxLengths.icon),
  });
}

/** The objects a page can refer to. */
export interface PageReferences {
  pages: readonly Pick<PageRecord, 'pageId' | 'parentId'>[];
  roles: ReadonlySet<string>;
  serverRoles: ReadonlySet<string>;
}

/**
 * The error of every field that refers to a missing object or would make the page its own descendant.
 * @param pageId `null` for a new page
 */
export function validatePageReferences(
  pageId: number | null,
  draft: Pick<PageValues, 'parentId' | 'roles' | 'serverRoles'>,
  { pages, roles, serverRoles }: PageReferences,
): PageErrors {
  return omitValidFields({
    parentId: validateParent(pageId, draft.parentId, pages),
    roles: validateKnownNames(splitNames(draft.roles, 'roles'), roles, 'role'),
    serverRoles: validateKnownNames(splitNames(draft.serverRoles, 'serverRoles'), serverRoles, 'server role'),
  });
}

/** An error that lists the unknown names; `null` when there are none. */
export function validateKnownNames(
  names: readonly string[],
  known: ReadonlySet<string>,
  what: string,
): string | null {
  const unknown = names.filter((name) => !known.has(name));
  return unknown.length === 0 ? null : `Unknown ${what}: ${unknown.join(', ')}`;
}

function validateParent(
  pageId: number | null,
  parentId: number,
  pages: PageReferences['pages'],
): string | null {
  if (parentId === 0) return null;
  const parentOf = new Map(pages.map((page) => [page.pageId, page.parentId]));
  if (!parentOf.has(parentId)) return `No page with ID ${parentId} exists`;
  const seen = new Set<number>();
  for (
    let ancestorId: number | undefined = parentId;
    ancestorId && !seen.has(ancestorId);
    ancestorId = parentOf.get(ancestorId)
  ) {
    if (ancestorId === pageId) return 'A page cannot be moved below itself';
    seen.add(ancestorId);
  }
  return null;
}
