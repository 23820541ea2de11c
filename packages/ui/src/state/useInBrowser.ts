import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Reads a constant that is known only in the browser, such as a platform. Server rendering and hydration use
 * `onServer`.
 * @param read returns a primitive value
 */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
