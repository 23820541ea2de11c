import { buildPageTree, type PageNode } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { listPages } from './queries.ts';
import { toPage } from './rows.ts';

/** The page tree used for access checks. */
export interface PageTree {
  /** Returns the tree; the cached copy is at most one second old. */
  read(): Promise<readonly PageNode[]>;
  /** Makes the next read return what has just been saved. */
  invalidate(): void;
}

const maxAgeMs = 1_000;

export function createPageTree(db: Db): PageTree {
  let cached: { startedAt: number; tree: Promise<readonly PageNode[]> } | null = null;

  return {
    read() {
      if (!cached || performance.now() - cached.startedAt >= maxAgeMs) cached = startReading();
      return cached.tree;
    },
    invalidate() {
      cached = null;
    },
  };

  function startReading() {
    const tree = readTree(db);
    // Do not cache a failed read. Callers that wait for it still get the error.
    tree.catch(() => (cached = null));
    return { startedAt: performance.now(), tree };
  }
}

async function readTree(db: Db): Promise<readonly PageNode[]> {
  const rows = await listPages(db);
  return buildPageTree(rows.map(toPage));
}
