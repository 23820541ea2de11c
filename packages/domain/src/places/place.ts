import { canOpenPage, canOpenPath, isAdministrator, type AccessUser } from '../pages/access.ts';
import { flattenPages, type PageNode } from '../pages/pageTree.ts';

/** Kinds of records that can be found and opened, with the page that lists them. */
export const recordPages = {
  campaign: '/Campaigns/CampaignUpdate',
  mailer: '/Campaigns/MailerList',
  source: '/Campaigns/SourceList',
  offer: '/Campaigns/OfferList',
  job: '/Campaigns/Bmt',
  application: '/Reports/MgpReview',
  user: '/Admin/UserMaint',
} as const;

export type RecordKind = keyof typeof recordPages;

/** Something that a user can open, return to, and mark as a favorite: a page, a saved view or a record. */
export type PlaceKind = 'page' | 'view' | RecordKind;

export interface Place {
  kind: PlaceKind;
  /** Id of the page, view or record, as text. */
  id: string;
}

/** A place with its current name. */
export interface NamedPlace extends Place {
  /** Name of the page, view or record. */
  title: string;
  /** Distinguishes it from others of the same name; may be empty. */
  detail: string;
  /** Address of a saved view, without the base path. */
  href?: string;
}

export const recordKinds = Object.keys(recordPages) as RecordKind[];

export function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(recordPages, kind);
}

/**
 * Whether the user can open records of a kind: those of the page that lists them. Users are data of administrators,
 * whatever their page requires.
 */
export function canOpenRecords(tree: readonly PageNode[], kind: RecordKind, user: AccessUser): boolean {
  if (kind === 'user' && !isAdministrator(user)) return false;
  return canOpenPath(tree, recordPages[kind], user);
}

/** The page of a place of the kind `page`, if the user can open it. */
export function findOpenPage(tree: readonly PageNode[], id: string, user: AccessUser): PageNode | null {
  const page = flattenPages(tree).find(({ pageId }) => String(pageId) === id);
  return page && page.url !== '' && canOpenPage(page, user) ? page : null;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/**
 * Moves an item of an ordered list.
 * @param to its new index; limited to the list
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1);
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, to), 0, ...moved);
}
