import { getLoadFailureMessage, isRefused } from '../chunks/loadFailure.ts';
import { notify } from '../state/notifications.ts';

/** Says that the code of a dialog could not be loaded. */
export async function notifyNotOpened(error: unknown): Promise<void> {
  notify({ kind: 'error', text: getLoadFailureMessage('This dialog', await isRefused(error)) });
}
