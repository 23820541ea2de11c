import type { ConfirmModalProps } from '@portal/ui/modals';
import type { ReactNode } from 'react';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** A question that must be confirmed before an action. */
export interface Confirmation extends Omit<ConfirmModalProps, 'children' | 'onCancel'> {
  question: string;
  /** What will be affected, below the question. */
  details?: ReactNode;
}

const store = getDefaultStore();
const confirmationAtom = atom<Confirmation | null>(null);

/** The question shown; `null` when there is none. */
export function useConfirmation(): Confirmation | null {
  return useAtomValue(confirmationAtom, { store });
}

/**
 * Asks for confirmation over the page, until it is answered or the user leaves the page.
 *
 * @example
 * requestConfirmation({ title: 'Terminate user jdoe', question: 'Are you sure?', onConfirm: terminate });
 */
export function requestConfirmation(confirmation: Confirmation): void {
  store.set(confirmationAtom, confirmation);
}

/** Closes the question without confirming it. */
export function cancelConfirmation(): void {
  store.set(confirmationAtom, null);
}
