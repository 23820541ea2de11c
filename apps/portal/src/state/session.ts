import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { parseSession, sessionKey, type Session, type SessionUser } from './storedSession.ts';

const store = getDefaultStore();
const sessionAtom = atom<Session | null>(null);
/** The stored text the atom was made from. */
let readText: string | null = null;

/**
 * The session of this tab; `null` when no user is signed in. `main.tsx` restores a stored one before the first
 * render.
 */
export function useSession(): Session | null {
  return useAtomValue(sessionAtom, { store });
}

/** The same outside of components. The session storage is the source of truth. */
export function currentSession(): Session | null {
  restore();
  return store.get(sessionAtom);
}

/** Stores the session for this tab. */
export function keepSession(session: Session): void {
  write(session);
}

/** Updates the signed-in user, for example with changed roles. */
export function refreshSessionUser(user: SessionUser): void {
  const session = currentSession();
  if (session && JSON.stringify(session.user) !== JSON.stringify(user)) write({ ...session, user });
}

/** Removes the session. */
export function forgetSession(): void {
  write(null);
}

function write(session: Session | null): void {
  readText = session && JSON.stringify(session);
  if (readText === null) sessionStorage.removeItem(sessionKey);
  else sessionStorage.setItem(sessionKey, readText);
  store.set(sessionAtom, session);
}

function restore(): void {
  const text = sessionStorage.getItem(sessionKey);
  if (text === readText) return;
  readText = text;
  store.set(sessionAtom, parseSession(text));
}
