import type { Notification } from '@portal/ui/feedback';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const notificationsAtom = atom<readonly Notification[]>([]);
let lastId = 0;

/** The visible notifications, oldest first. */
export function useNotifications(): readonly Notification[] {
  return useAtomValue(notificationsAtom, { store });
}

/** Shows a notification. A visible notification with the same text is replaced. */
export function notify(notification: Omit<Notification, 'id'>): void {
  lastId += 1;
  const others = store.get(notificationsAtom).filter(({ text }) => text !== notification.text);
  store.set(notificationsAtom, [...others, { ...notification, id: lastId }]);
}

/** Shows a success notification when a save succeeded. */
export async function notifyOnSuccess<Result extends { ok: boolean }>(
  saved: Promise<Result>,
  text: string,
): Promise<Result> {
  const result = await saved;
  if (result.ok) notify({ kind: 'success', text });
  return result;
}

export function dismissNotification({ id }: Pick<Notification, 'id'>): void {
  store.set(
    notificationsAtom,
    store.get(notificationsAtom).filter((notification) => notification.id !== id),
  );
}

/** Removes all notifications; for a new user. */
export function clearNotifications(): void {
  store.set(notificationsAtom, []);
}
