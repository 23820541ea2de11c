import type { ApplicationPage } from './application.ts';

/** A neighboring applicant and the page of the list that holds it. */
export interface Neighbour {
  applicationId: number;
  /** 1-based. */
  page: number;
}

/** The previous and next applicant in the list; `null`: none, or not loaded yet. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** A page of the list, if loaded. */
export type KnownPage = Pick<ApplicationPage, 'appData'> | undefined;

/**
 * Finds the neighbors of an applicant.
 * @param page 1-based number of the page that should hold the applicant
 */
export function neighboursOf(
  id: number,
  page: number,
  pages: { before: KnownPage; here: KnownPage; after: KnownPage },
): Neighbours {
  const rows = pages.here?.appData ?? [];
  const place = rows.findIndex((row) => row.applicationId === id);
  if (place === -1) return { previous: null, next: null };
  const at = (row: { applicationId: number } | undefined, on: number): Neighbour | null =>
    row ? { applicationId: row.applicationId, page: on } : null;
  return {
    previous: at(rows[place - 1], page) ?? (place === 0 ? at(pages.before?.appData.at(-1), page - 1) : null),
    next:
      at(rows[place + 1], page) ??
      (place === rows.length - 1 ? at(pages.after?.appData.at(0), page + 1) : null),
  };
}

/**
 * Which adjacent pages must be loaded to find both neighbors: none, unless the applicant is first or last on the
 * page.
 */
export function pagesBeside(
  id: number,
  { page, totalPages, here }: { page: number; totalPages: number; here: KnownPage },
): { before: boolean; after: boolean } {
  const rows = here?.appData ?? [];
  const place = rows.findIndex((row) => row.applicationId === id);
  return {
    before: place === 0 && page > 1,
    after: place !== -1 && place === rows.length - 1 && page < totalPages,
  };
}
