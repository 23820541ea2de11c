import { type SearchCodec } from '../../../url/useSearch.ts';

/** The URL state of the review. */
export interface Review {
  /** Page of the list, 1-based; kept while an application is shown, for the return to the list. */
  page: number;
  /** The raw id of the application shown, not validated; `null`: the list. */
  applicant: string | null;
  /** Whether the panel with daily page views is shown. */
  showsViews: boolean;
  /** Whether the panel with daily application counts is shown. */
  showsCounts: boolean;
}

/** The review in the query of the URL: `?page=3&applicant=1204&views=1`. Defaults are omitted. */
export const reviewSearch: SearchCodec<Review> = {
  read: (params) => ({
    page: parsePage(params.get('page')),
    applicant: params.get('applicant'),
    showsViews: params.get('views') === '1',
    showsCounts: params.get('counts') === '1',
  }),
  write({ page, applicant, showsViews, showsCounts }) {
    const params = new URLSearchParams();
    if (page > 1) params.set('page', String(page));
    if (applicant !== null) params.set('applicant', applicant);
    if (showsViews) params.set('views', '1');
    if (showsCounts) params.set('counts', '1');
    return params;
  },
};

const maxPage = 1_000_000_000;

function parsePage(text: string | null): number {
  const page = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), maxPage);
}
