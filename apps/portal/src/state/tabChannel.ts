import { basePath } from '../config/env.ts';

/** A message between the tabs of this browser. Only tabs of the same origin receive it. */
export interface TabMessages {
  'signed-out': {
    username: string;
    /** The ended session; `null` when all sessions of the user have ended. */
    token: string | null;
  };
  /** A new tab asks for a session. */
  'session-requested': object;
  /** The response: a session as it is stored. */
  'session-offered': { session: string };
  /** A sign-in that the login dialog of another tab has opened: the session as it is stored. */
  'signed-in-again': { session: string };
}

const name = `portal${basePath.toLowerCase()}`;
const lockPrefix = `${name} signed in: `;
// Without BroadcastChannel a tab is not notified, but the server rejects its next call.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

/** Sends a message to the other tabs. */
export function postToTabs<Kind extends keyof TabMessages>(kind: Kind, message: TabMessages[Kind]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  channel?.postMessage({ ...message, kind });
}

/**
 * Subscribes to the messages of one kind from other tabs.
 * @returns the unsubscribe function
 */
export function subscribeToTabs<Kind extends keyof TabMessages>(
  kind: Kind,
  listener: (message: TabMessages[Kind]) => void,
): () => void {
  const handleMessage = ({ data }: MessageEvent<(TabMessages[Kind] & { kind: string }) | null>) => {
    if (data?.kind === kind) listener(data);
  };
  channel?.addEventListener('message', handleMessage);
  return () => channel?.removeEventListener('message', handleMessage);
}

/**
 * Makes known to the other tabs that a user is signed in here, by a lock that the browser frees when the tab is closed.
 * @returns ends that
 */
export function holdSignedInLock(username: string): () => void {
  // Browsers have locks only where they have the cookie that sessions are bound to: over TLS and on this machine.
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(lockPrefix + username, { mode: 'shared' }, () => ended);
  return release;
}

/** The users who are signed in in other tabs. */
export async function listSignedInUsers(): Promise<string[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  const names = held.map((lock) => lock.name ?? '').filter((each) => each.startsWith(lockPrefix));
  return [...new Set(names)].map((each) => each.slice(lockPrefix.length));
}
