import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** The open modal: its type and props. */
interface StoredModal {
  type: string;
  props: object;
}

const store = getDefaultStore();
const modalAtom = atom<StoredModal | null>(null);

/** The open modal, or `null`. */
export function useStoredModal(): StoredModal | null {
  return useAtomValue(modalAtom, { store });
}

/** Opens a modal; replaces an open one. */
export function storeModal(modal: StoredModal): void {
  store.set(modalAtom, modal);
}

/** Closes the open modal, if any, without confirmation. */
export function closeModal(): void {
  store.set(modalAtom, null);
}
