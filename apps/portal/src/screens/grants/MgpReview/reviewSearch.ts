import { type SearchCodec } from '../../../app/useSearch.ts';

/** What the review shows, as its address says it. */
export interface Review {
  /** Page of the list, 1-based; also while an application is shown, for the way back. */
  page: number;
  /** The application that is shown, as the address names it: anything may stand there. `null`: the list. */
  applicant: string | null;
  /** Whether the page views by day stand beside the list. */
  showsViews: boolean;
  /** Whether the applications by day stand beside the list. */
  showsCounts: boolean;
}

/** The review in the query of the address: `?page=3&applicant=1204&views=1`. What is as usual is left out. */
export const reviewSearch: SearchCodec<Review> = {
  read: (params) => ({
    page: pageOf(params.get('page')),
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

const lastPage = 1_000_000_000;

function pageOf(text: string | null): number {
  const page = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}
