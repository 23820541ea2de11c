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
 * Prefetches the code of all screens the user can open while the browser is idle, so that the first visit is as fast
 * as the next. Not in data-saver mode.
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

/** Supported by Chromium browsers only. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
