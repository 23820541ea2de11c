import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient.ts';
import { runWhenIdle } from './idleTasks.ts';
import { loadNotices } from './loadNotices.ts';
import { loadLeaveDialog } from '../LeaveConfirmation/useLeaveConfirmation.tsx';
import { loadLoginDialog } from '../LoginDialog/LoginDialog.tsx';
import { canOpenScreen } from '../../navigation/screen.ts';
import { screens } from '../screens.ts';
import type { Pages } from '../../navigation/usePages.ts';

/**
 * Prefetches the code of the notices and dialogs of the frame and of all screens the user can open while the browser
 * is idle: the first visit is as fast as the next, and a lost connection can still be reported. Not in data-saver mode.
 */
export function usePrefetch(pages: AsyncState<Pages>): void {
  const data = getShownData(pages) ?? null;
  useEffect(() => {
    if (!data || isDataSaverOn()) return undefined;
    const accessibleScreens = screens.filter((screen) => canOpenScreen(screen, data, new URLSearchParams()));
    const jobs = [
      loadNotices,
      loadLeaveDialog,
      loadLoginDialog,
      ...accessibleScreens.map(({ load }) => load),
    ];
    return runWhenIdle(jobs, () => queryClient.isFetching() > 0);
  }, [data]);
}

/** Supported by Chromium browsers only. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
