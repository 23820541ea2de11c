import { buildPageTree, type PageNode } from '@portal/domain';
import { createCachedRead, type CachedRead } from '../../../load/cachedRead.ts';
import type { Db } from '../../../db/database.ts';
import { listPages } from './queries.ts';
import { toPage } from './rows.ts';

/** The page tree used for access checks; at most one second old. Invalidate it after a change. */
export type PageTree = CachedRead<readonly PageNode[]>;

const maxAgeMs = 1_000;

export function createPageTree(db: Db): PageTree {
  return createCachedRead(() => readPageTree(db), maxAgeMs);
}

export async function readPageTree(db: Db): Promise<readonly PageNode[]> {
  const pages = await listPages(db);
  return buildPageTree(pages.map(toPage));
}
