import { basePath } from '../config/env.ts';

/** A message between tabs of this browser. Never contains a token. */
interface SignedOutMessage {
  kind: 'logged-out-everywhere';
  username: string;
}

// Without BroadcastChannel the tab is not notified, but the server rejects its next call.
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`portal${basePath.toLowerCase()}`);

/** Notifies the other tabs that every session of the user has ended. */
export function broadcastSignOutEverywhere(username: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  channel?.postMessage({ kind: 'logged-out-everywhere', username } satisfies SignedOutMessage);
}

/**
 * Subscribes to the names of users whose sessions another tab has ended.
 * @returns the unsubscribe function
 */
export function subscribeToSignOutEverywhere(listener: (username: string) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<Partial<SignedOutMessage> | null>) => {
    if (data?.kind === 'logged-out-everywhere' && typeof data.username === 'string') listener(data.username);
  };
  channel?.addEventListener('message', handleMessage);
  return () => channel?.removeEventListener('message', handleMessage);
}
