import type { ListFilter } from '@portal/ui/tables';
import { type FilteredListState, filterUrlState } from '../../../lists/filterUrlState.ts';
import { joinUrlStates } from '../../../url/joinUrlStates.ts';
import { flagParam, urlState } from '../../../url/urlState.ts';

/** The list with its filters and page, kept while an application is shown, for the return to the list. */
export interface Review extends FilteredListState {
  /** The raw id of the application shown, not validated; `null`: the list. */
  applicant: string | null;
  showsViews: boolean;
  /** Whether the panel with daily application counts is shown. */
  showsCounts: boolean;
}

/** Filters of the applications, which are extensions. */
export const applicationFilters: readonly ListFilter[] = [
  {
    name: 'opened',
    label: 'Opened',
    kind: 'select',
    options: [
      { value: '', label: 'All' },
      { value: 'no', label: 'Not yet' },
      { value: 'yes', label: 'Opened' },
    ],
  },
  { name: 'dtBegin', label: 'Date from', kind: 'day' },
];

/** The review in the query of the URL: `?page=3&applicant=1204&views=1`. */
export const reviewInUrl = joinUrlStates<FilteredListState, Omit<Review, keyof FilteredListState>>(
  filterUrlState(applicationFilters),
  urlState({
    // An empty id is an application that does not exist, not the list.
    applicant: { parse: (text: string | null) => text, format: (text: string | null) => text },
    showsViews: { ...flagParam(), name: 'views' },
    showsCounts: { ...flagParam(), name: 'counts' },
  }),
);
