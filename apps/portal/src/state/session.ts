import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { parseSession, sessionKey, type Session, type SessionUser } from './storedSession.ts';

const store = getDefaultStore();
const sessionAtom = atom<Session | null>(null);
/** The stored text the atom was made from. */
let readText: string | null = null;

/** The login of this tab; `null` when nobody is signed in. `main.tsx` restores a stored one before the first render. */
export function useSession(): Session | null {
  return useAtomValue(sessionAtom, { store });
}

/** The same outside of components. What stands in the session storage holds, at any moment. */
export function currentSession(): Session | null {
  restore();
  return store.get(sessionAtom);
}

/** Keeps a login for this tab. */
export function keepSession(session: Session): void {
  write(session);
}

/** Takes over what the provider now says of the signed-in user, such as changed roles. */
export function refreshSessionUser(user: SessionUser): void {
  const session = currentSession();
  if (session && JSON.stringify(session.user) !== JSON.stringify(user)) write({ ...session, user });
}

/** Forgets the login. */
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
