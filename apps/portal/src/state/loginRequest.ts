import type { LoginReason } from '@portal/ui/account';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** A pending request for a new login over the current page. */
export interface LoginRequest {
  reason: LoginReason;
  /**
   * Called with true when the same user has signed in again, false when the dialog was canceled. Only the first call
   * counts.
   */
  finish: (isSignedIn: boolean) => void;
}

const store = getDefaultStore();
const requestAtom = atom<LoginRequest | null>(null);
let pendingLogin: Promise<boolean> | null = null;

/**
 * Asks for a new login over the page. Concurrent callers share one request.
 * @returns whether the same user has signed in again
 */
export function requestLogin(reason: LoginReason): Promise<boolean> {
  pendingLogin ??= new Promise((resolve) => {
    const request: LoginRequest = {
      reason,
      finish(isSignedIn) {
        if (store.get(requestAtom) !== request) return;
        store.set(requestAtom, null);
        pendingLogin = null;
        resolve(isSignedIn);
      },
    };
    store.set(requestAtom, request);
  });
  return pendingLogin;
}

/** The pending login request; `null` when there is none. */
export function useLoginRequest(): LoginRequest | null {
  return useAtomValue(requestAtom, { store });
}
