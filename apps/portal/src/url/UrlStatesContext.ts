import { createContext } from 'react';

/** The parameters of a query that a state of a screen understands, as it writes them. */
export type QueryReader = (query: URLSearchParams) => URLSearchParams;

/** Collects the states that a screen has in the URL. Returns a function that removes the state again. */
export type AddUrlState = (state: QueryReader) => () => void;

/** `null`: nothing needs to know the states of this screen. */
export const UrlStatesContext = createContext<AddUrlState | null>(null);
