import { useNavigate } from 'react-router-dom';
import { useScreenLocation } from '../../../navigation/screenLocation.tsx';
import { useUrlState } from '../../../url/useUrlState.ts';
import { type Review, reviewInUrl } from './reviewInUrl.ts';

/** The review in the URL, with functions to navigate. */
export interface ReviewNavigation {
  review: Review;
  /** Key of the history entry. */
  entry: string;
  show: (change: Partial<Review>) => void;
  /** Shows an applicant. @param page the page of the list that holds the applicant, if known */
  open: (applicant: string | number, page?: number) => void;
  /** Returns to the list, by history if it is still on the same page. */
  close: () => void;
}

/** History state set by opening an applicant: how many entries ago, and on which page, the list was. */
interface OpenedFrom {
  steps: number;
  page: number;
}

export function useReview(): ReviewNavigation {
  const [review, setReview] = useUrlState(reviewInUrl);
  const navigate = useNavigate();
  const { state, key } = useScreenLocation();
  const from = readOpenedFrom(state);

  return {
    review,
    entry: key,
    show: (change) => void setReview({ ...review, ...change }),
    open(applicant, page = review.page) {
      const opened: OpenedFrom | undefined =
        review.applicant === null
          ? { steps: 1, page: review.page }
          : from && { ...from, steps: from.steps + 1 };
      setReview(
        { ...review, applicant: String(applicant), page },
        { state: opened && { openedFrom: opened } },
      );
    },
    close() {
      if (from?.page === review.page) void navigate(-from.steps);
      else setReview({ ...review, applicant: null });
    },
  };
}

function readOpenedFrom(state: unknown): OpenedFrom | undefined {
  return (state as { openedFrom?: OpenedFrom } | null)?.openedFrom;
}
