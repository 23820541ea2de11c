import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { parseSession, sessionKey, type Session, type SessionUser } from './storedSession.ts';

const store = getDefaultStore();
const sessionAtom = atom<Session | null>(null);
/** The name of a tab after sign-out. Kept over reloads as nothing else: the session storage must be empty then. */
const signedOutName = 'signed-out';
/** The stored text the atom was made from. */
let storedText: string | null = null;

/**
 * The session of this tab; `null` when no user is signed in. `main.ts` restores a stored one before the first
 * render.
 */
export function useSession(): Session | null {
  return useAtomValue(sessionAtom, { store });
}

/** The same outside of components. The session storage is the source of truth. */
export function getSession(): Session | null {
  restoreSession();
  return store.get(sessionAtom);
}

/** Whether a user is signed in and lacks nothing that a role requires. */
export function canUsePortal(): boolean {
  const user = getSession()?.user;
  return user !== undefined && !user.lacksSecondFactor;
}

/** Stores the session for this tab. */
export function storeSession(session: Session): void {
  window.name = '';
  writeSession(session);
}

/** Updates the signed-in user, for example with changed roles. */
export function refreshSessionUser(user: SessionUser): void {
  const session = getSession();
  if (session && JSON.stringify(session.user) !== JSON.stringify(user)) writeSession({ ...session, user });
}

/** Removes the session. Until the next sign-in, the tab asks no other tab for one. */
export function clearSession(): void {
  window.name = signedOutName;
  writeSession(null);
}

/** Whether the user has signed out in this tab. */
export function hasSignedOut(): boolean {
  return window.name === signedOutName;
}

function writeSession(session: Session | null): void {
  storedText = session && JSON.stringify(session);
  if (storedText === null) sessionStorage.removeItem(sessionKey);
  else sessionStorage.setItem(sessionKey, storedText);
  store.set(sessionAtom, session);
}

function restoreSession(): void {
  const text = sessionStorage.getItem(sessionKey);
  if (text === storedText) return;
  storedText = text;
  store.set(sessionAtom, parseSession(text));
}
