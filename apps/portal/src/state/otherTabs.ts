import { basePath } from '../config/env.ts';

/** A message between tabs of this browser. Never contains a token. */
interface LoggedOutEverywhere {
  kind: 'logged-out-everywhere';
  username: string;
}

// Without BroadcastChannel the tab is not notified, but the server rejects its next call.
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`portal${basePath.toLowerCase()}`);

/** Notifies the other tabs that every session of the user has ended. */
export function tellLoggedOutEverywhere(username: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  channel?.postMessage({ kind: 'logged-out-everywhere', username } satisfies LoggedOutEverywhere);
}

/**
 * Subscribes to the names of users whose sessions another tab has ended.
 * @returns the unsubscribe function
 */
export function onLoggedOutEverywhere(listener: (username: string) => void): () => void {
  const listen = ({ data }: MessageEvent<Partial<LoggedOutEverywhere> | null>) => {
    if (data?.kind === 'logged-out-everywhere' && typeof data.username === 'string') listener(data.username);
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
