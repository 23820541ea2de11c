import { getLoadFailureMessage, isLoadError } from '../chunks/loadFailure.ts';
import { isServerBusy } from '../chunks/waitForServer.ts';
import { notify } from '../state/notifications.ts';

/** Says that the code of a dialog could not be loaded. */
export async function notifyNotOpened(error: unknown): Promise<void> {
  const isBusy = isLoadError(error) && (await isServerBusy(window.location.href));
  notify({ kind: 'error', text: getLoadFailureMessage('This dialog', isBusy) });
}
