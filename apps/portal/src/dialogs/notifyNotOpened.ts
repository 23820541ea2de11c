import { notify } from '../state/notifications.ts';

/** Says that the code of a dialog could not be loaded. */
export function notifyNotOpened(): void {
  notify({ kind: 'error', text: 'This could not be opened. Check the connection and try again.' });
}
