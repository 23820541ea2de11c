import { getLoadFailureMessage } from '../chunks/ChunkLoadError.ts';
import { notify } from '../state/notifications.ts';

/** Says that the code of a dialog could not be loaded. */
export function notifyNotOpened(error: unknown): void {
  notify({ kind: 'error', text: getLoadFailureMessage('This dialog', error) });
}
