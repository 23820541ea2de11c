import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Reads a constant that is known only in the browser, such as a platform. Server rendering and hydration use
 * `serverValue`.
 * @param readValue returns a primitive value
 */
export function useClientValue<T>(readValue: () => T, serverValue: T): T {
  return useSyncExternalStore(subscribeToNothing, readValue, () => serverValue);
}
