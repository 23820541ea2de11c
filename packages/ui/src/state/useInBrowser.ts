import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What only a browser knows and never changes. An app that draws on a server shows `onServer` until React has taken
 * the page over.
 * @param read gives a primitive value
 */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
