import { createContext, type ReactNode } from 'react';

/** Controls before the actions of the page inside, from what surrounds it, such as its saved views. They may appear late: they move nothing. */
export const PageTools = createContext<ReactNode>(null);
