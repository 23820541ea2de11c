import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Why a new login is asked for: the old one is over, or it will be soon. */
export type LoginReason = 'over' | 'ending';

/** Somebody waits for a new login, over the page that is shown. */
export interface LoginRequest {
  reason: LoginReason;
  /** True when the same user has signed in again; false when the question was given up. Only the first answer counts. */
  answer: (isSignedIn: boolean) => void;
}

const store = getDefaultStore();
const requestAtom = atom<LoginRequest | null>(null);
let answered: Promise<boolean> | null = null;

/**
 * Asks for a new login over the page. All who ask at the same time wait for the same one.
 * @returns whether the same user has signed in again
 */
export function askForLogin(reason: LoginReason = 'over'): Promise<boolean> {
  answered ??= new Promise((resolve) => {
    const request: LoginRequest = {
      reason,
      answer(isSignedIn) {
        if (store.get(requestAtom) !== request) return;
        store.set(requestAtom, null);
        answered = null;
        resolve(isSignedIn);
      },
    };
    store.set(requestAtom, request);
  });
  return answered;
}

/** The open question for a new login; `null` when nobody waits for one. */
export function useLoginRequest(): LoginRequest | null {
  return useAtomValue(requestAtom, { store });
}
