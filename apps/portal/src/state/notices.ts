import type { Notification } from '@portal/ui/feedback';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const noticesAtom = atom<readonly Notification[]>([]);
let lastId = 0;

/** The notices in the corner, oldest first. */
export function useNotices(): readonly Notification[] {
  return useAtomValue(noticesAtom, { store });
}

/** Says something that has happened, in the corner of the page. The same text is not said twice at a time. */
export function notify(notice: Omit<Notification, 'id'>): void {
  lastId += 1;
  const others = store.get(noticesAtom).filter(({ text }) => text !== notice.text);
  store.set(noticesAtom, [...others, { ...notice, id: lastId }]);
}

/** Takes a notice away. */
export function dismissNotice({ id }: Pick<Notification, 'id'>): void {
  store.set(
    noticesAtom,
    store.get(noticesAtom).filter((notice) => notice.id !== id),
  );
}

/** Takes all notices away: they belong to the user who saw them. */
export function clearNotices(): void {
  store.set(noticesAtom, []);
}
