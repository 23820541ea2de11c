import { createContext } from 'react';

/** Prefetches the code of the screen at an address; provided by `app`, which knows the screens. */
export const PrefetchContext = createContext<(address: string) => void>(() => {});
