import type { AsyncState } from '@portal/ui/feedback';
import type { ConfirmModalProps } from '@portal/ui/modals';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** What an action affects. */
export interface Affected {
  /** What the items are, such as `These pages will be deleted`. */
  title: string;
  /** Hook with the items, or the state of loading them. */
  useItems: () => AsyncState<readonly string[]>;
}

/** A question that must be confirmed before an action. */
export interface Confirmation extends Omit<
  ConfirmModalProps,
  'children' | 'onCancel' | 'confirmDisabledReason'
> {
  question: string;
  /** Listed below the question, which can be answered with yes when the list has been loaded, or could not be. */
  affected?: Affected;
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
