import type { Notification } from '@portal/ui/feedback';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const noticesAtom = atom<readonly Notification[]>([]);
let lastId = 0;

/** The visible notifications, oldest first. */
export function useNotices(): readonly Notification[] {
  return useAtomValue(noticesAtom, { store });
}

/** Shows a notification. A visible notification with the same text is replaced. */
export function notify(notice: Omit<Notification, 'id'>): void {
  lastId += 1;
  const others = store.get(noticesAtom).filter(({ text }) => text !== notice.text);
  store.set(noticesAtom, [...others, { ...notice, id: lastId }]);
}

/** Removes a notification. */
export function dismissNotice({ id }: Pick<Notification, 'id'>): void {
  store.set(
    noticesAtom,
    store.get(noticesAtom).filter((notice) => notice.id !== id),
  );
}

/** Removes all notifications, when the user changes. */
export function clearNotices(): void {
  store.set(noticesAtom, []);
}
