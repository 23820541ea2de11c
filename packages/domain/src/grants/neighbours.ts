import type { ApplicationPage } from './application.ts';

/** An applicant next to another, and the page of the list that holds it. */
export interface Neighbour {
  applicationId: number;
  /** 1-based. */
  page: number;
}

/** Who stands before and after an applicant in the list; `null`: nobody, or not known (yet). */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** A page of the list, if it has come. */
export type KnownPage = Pick<ApplicationPage, 'appData'> | undefined;

/**
 * Finds who stands next to an applicant.
 * @param page number of the page that should hold the applicant, with the pages before and after it
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

/** Which other pages have to be known to find both: none, unless the applicant stands at an end of the page. */
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
