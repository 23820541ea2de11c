import type { AsyncState } from '@portal/ui/feedback';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient.ts';
import { runWhenIdle } from '../idleJobs.ts';
import { loadLeaveQuestion } from '../Leaving/useLeaving.tsx';
import { loadLoginAgain } from '../LoginAgain/LoginAgain.tsx';
import { reaches } from '../screen.ts';
import { screens } from '../screens.ts';
import type { Pages } from '../usePages.ts';

/**
 * Fetches the code of all screens that the user reaches while there is nothing else to do, so that the first visit of
 * a screen is as quick as the next. Not for a user whose browser is told to save data.
 */
export function usePrefetch(pages: AsyncState<Pages>): void {
  const data = pages.status === 'ready' ? pages.data : null;
  useEffect(() => {
    if (!data || savesData()) return undefined;
    const reached = screens.filter((screen) => reaches(screen, data, new URLSearchParams()));
    const jobs = [loadLeaveQuestion, loadLoginAgain, ...reached.map(({ load }) => load)];
    return runWhenIdle(jobs, () => queryClient.isFetching() > 0);
  }, [data]);
}

/** Known to browsers of the Chromium family only. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
