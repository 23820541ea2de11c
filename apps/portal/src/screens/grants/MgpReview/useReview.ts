import { useNavigate } from 'react-router-dom';
import { useScreenLocation } from '../../../navigation/screenLocation.tsx';
import { toExtensionQuery } from '../../../lists/extensionFilters.tsx';
import { useUrlState } from '../../../url/useUrlState.ts';
import { type Review, reviewInUrl } from './reviewInUrl.ts';

/** The review in the URL, with functions to navigate. */
export interface ReviewNavigation {
  review: Review;
  /** Key of the history entry. */
  entry: string;
  /** Returns whether the URL has changed. */
  show: (change: Partial<Review>) => boolean;
  /** Shows an applicant. @param page the page that holds the applicant in the list without filters, if known */
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
    show: (change) => setReview({ ...review, ...change }),
    open(applicant, unfilteredPage = review.page) {
      const isFiltered = Object.keys(toExtensionQuery(review.search)).length > 0;
      const page = isFiltered ? review.page : unfilteredPage;
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
