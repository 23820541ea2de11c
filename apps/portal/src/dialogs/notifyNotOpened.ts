import { notify } from '../state/notifications.ts';

/** Says that the code of a dialog could not be loaded. */
export function notifyNotOpened(): void {
  notify({ kind: 'error', text: 'This dialog failed to load. Check your connection and try again.' });
}
