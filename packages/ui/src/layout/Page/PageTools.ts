import { createContext, type ReactNode } from 'react';

/** Controls beside the title of the page inside, from what surrounds it, such as its saved views. */
export const PageTools = createContext<ReactNode>(null);
