import { createContext } from 'react';

/** Prefetches code and data of the screen at an address; provided by `app`, which knows the screens. */
export const PrefetchContext = createContext<(address: string) => unknown>(() => {});
