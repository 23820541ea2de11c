import { createContext, type ReactNode } from 'react';

/** Buttons in the title of the next dialog, beside Close: such as a `StarButton` for its record. */
export const ModalToolsContext = createContext<ReactNode>(null);
