import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient.ts';
import { runWhenIdle } from './idleTasks.ts';
import { DIALOGS, preloadCode } from './preloadCode.ts';
import { loadLeaveDialog } from '../LeaveConfirmation/useLeaveConfirmation.tsx';
import { loadLoginDialog } from '../LoginDialog/LoginDialog.tsx';
import { canOpenScreen } from '../../navigation/screen.ts';
import { screens } from '../screens.ts';
import type { Pages } from '../../navigation/usePages.ts';

/**
 * While the browser is idle, loads the code of the dialogs of the frame, so that they work without a connection, and
 * preloads that of all other dialogs and of the screens the user can open, so that the first visit waits
 * for no request. Not in data-saver mode.
 */
export function usePrefetch(pages: AsyncState<Pages>): void {
  const data = getShownData(pages) ?? null;
  useEffect(() => {
    if (!data || isDataSaverOn()) return undefined;
    const accessibleScreens = screens.filter((screen) => canOpenScreen(screen, data, new URLSearchParams()));
    const tasks = [
      loadLeaveDialog,
      loadLoginDialog,
      ...[...accessibleScreens.map(({ path }) => path), DIALOGS].map((path) => () => preloadCode(path)),
    ];
    return runWhenIdle(tasks, () => queryClient.isFetching() > 0);
  }, [data]);
}

/** Supported by Chromium browsers only. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
