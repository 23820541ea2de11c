import { basePath } from '../config/env.ts';

/** What tabs of this browser tell each other. Never a token. */
interface LoggedOutEverywhere {
  kind: 'logged-out-everywhere';
  username: string;
}

// A browser without channels, or with them shut off, loses nothing else: the server refuses the next call of the tab.
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`portal${basePath.toLowerCase()}`);

/** Tells the other tabs that every session of the user has ended. */
export function tellLoggedOutEverywhere(username: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  channel?.postMessage({ kind: 'logged-out-everywhere', username } satisfies LoggedOutEverywhere);
}

/**
 * Calls the listener with the name of a user whose sessions another tab has ended.
 * @returns how to stop listening
 */
export function onLoggedOutEverywhere(listener: (username: string) => void): () => void {
  const listen = ({ data }: MessageEvent<Partial<LoggedOutEverywhere> | null>) => {
    if (data?.kind === 'logged-out-everywhere' && typeof data.username === 'string') listener(data.username);
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
