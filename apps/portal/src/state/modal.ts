import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** The one modal that is open over the page: its type, and what that type needs. */
interface StoredModal {
  type: string;
  props: object;
}

const store = getDefaultStore();
const modalAtom = atom<StoredModal | null>(null);

/** The open modal; `null` when none is. */
export function useStoredModal(): StoredModal | null {
  return useAtomValue(modalAtom, { store });
}

/** Opens a modal in place of the one that is open. */
export function storeModal(modal: StoredModal): void {
  store.set(modalAtom, modal);
}

/** Closes the open modal, if any, unasked. */
export function closeModal(): void {
  store.set(modalAtom, null);
}
