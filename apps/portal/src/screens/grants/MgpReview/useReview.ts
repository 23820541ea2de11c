import { useNavigate } from 'react-router-dom';
import { useScreenLocation } from '../../../navigation/screenLocation.tsx';
import { useUrlState } from '../../../url/useUrlState.ts';
import { type Review, reviewInUrl } from './reviewInUrl.ts';

/** The review in the URL, with functions to navigate. */
export interface ReviewNavigation {
  review: Review;
  /** Key of the history entry. */
  entry: string;
  /** Returns whether the URL has changed. */
  show: (change: Partial<Review>) => boolean;
  /** The applicants of a filtered list that were shown one after the other, in the order of the list. */
  walk: readonly number[];
  /** Shows an applicant, and if it is a neighbor of the one shown, the page of the list without filters that holds it. */
  open: (applicant: string | number, neighbor?: { page: number; walk?: readonly number[] }) => void;
  /** Returns to the list, by history if it is still on the same page. */
  close: () => void;
}

/** Opening an applicant sets history state: how many entries ago, and on which page, the list was. */
interface OpenedFrom {
  steps: number;
  page: number;
}

interface HistoryState {
  openedFrom?: OpenedFrom | undefined;
  walk?: readonly number[] | undefined;
}

export function useReview(): ReviewNavigation {
  const [review, setReview] = useUrlState(reviewInUrl);
  const navigate = useNavigate();
  const { state, key } = useScreenLocation();
  const { openedFrom: from, walk = [] } = (state ?? {}) as HistoryState;

  return {
    review,
    entry: key,
    walk,
    show: (change) => setReview({ ...review, ...change }),
    open(applicant, { page, walk: shown } = { page: review.page }) {
      const opened: OpenedFrom | undefined =
        review.applicant === null
          ? { steps: 1, page: review.page }
          : from && { ...from, steps: from.steps + 1 };
      setReview(
        { ...review, applicant: String(applicant), page },
        { state: { openedFrom: opened, walk: shown } satisfies HistoryState },
      );
    },
    close() {
      if (from?.page === review.page) void navigate(-from.steps);
      else setReview({ ...review, applicant: null });
    },
  };
}
