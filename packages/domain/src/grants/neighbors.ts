import type { ApplicationPage } from './application.ts';

/** A neighboring applicant and the page of the list that holds it. */
export interface Neighbor {
  applicationId: number;
  /** 1-based. */
  page: number;
}

/** The previous and next applicant in the list; `null`: none, or not loaded yet. */
export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
}

/** A page of the list, if loaded. */
export type LoadedPage = Pick<ApplicationPage, 'appData'> | undefined;

/**
 * Finds the neighbors of an applicant.
 * @param page 1-based number of the page that should hold the applicant
 */
export function findNeighbors(
  id: number,
  page: number,
  pages: { before: LoadedPage; current: LoadedPage; after: LoadedPage },
): Neighbors {
  const rows = pages.current?.appData ?? [];
  const index = rows.findIndex((row) => row.applicationId === id);
  if (index === -1) return { previous: null, next: null };
  const toNeighbor = (row: { applicationId: number } | undefined, on: number): Neighbor | null =>
    row ? { applicationId: row.applicationId, page: on } : null;
  return {
    previous:
      toNeighbor(rows[index - 1], page) ??
      (index === 0 ? toNeighbor(pages.before?.appData.at(-1), page - 1) : null),
    next:
      toNeighbor(rows[index + 1], page) ??
      (index === rows.length - 1 ? toNeighbor(pages.after?.appData.at(0), page + 1) : null),
  };
}

/**
 * Which adjacent pages must be loaded to find both neighbors: none, unless the applicant is first or last on the
 * page.
 */
export function adjacentPagesToLoad(
  id: number,
  { page, totalPages, current }: { page: number; totalPages: number; current: LoadedPage },
): { before: boolean; after: boolean } {
  const rows = current?.appData ?? [];
  const index = rows.findIndex((row) => row.applicationId === id);
  return {
    before: index === 0 && page > 1,
    after: index !== -1 && index === rows.length - 1 && page < totalPages,
  };
}
