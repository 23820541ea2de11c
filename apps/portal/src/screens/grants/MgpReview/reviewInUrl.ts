import { flagParam, pageParam, urlState } from '../../../url/urlState.ts';

export interface Review {
  /** Page of the list, 1-based; kept while an application is shown, for the return to the list. */
  page: number;
  /** The raw id of the application shown, not validated; `null`: the list. */
  applicant: string | null;
  showsViews: boolean;
  /** Whether the panel with daily application counts is shown. */
  showsCounts: boolean;
}

/** The review in the query of the URL: `?page=3&applicant=1204&views=1`. */
export const reviewInUrl = urlState({
  page: pageParam,
  // An empty id is an application that does not exist, not the list.
  applicant: { parse: (text: string | null) => text, format: (text: string | null) => text },
  showsViews: { ...flagParam(), name: 'views' },
  showsCounts: { ...flagParam(), name: 'counts' },
});
