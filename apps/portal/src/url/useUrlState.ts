import { use, useEffect, useMemo } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useScreenParams } from '../navigation/screenLocation.tsx';
import { replaceState, type UrlState } from './urlState.ts';
import { UrlStatesContext } from './UrlStatesContext.ts';

/**
 * The state of a screen in the query of the URL, so that it can be linked, reloaded and restored by Back. Not for
 * input that has not been submitted.
 * @param schema must be stable
 * @returns the state; a function that sets another and returns whether it differs; and the query of a state, for links
 */
export function useUrlState<State>(
  schema: UrlState<State>,
): [State, (next: State, options?: NavigateOptions) => boolean, (next: State) => string] {
  const params = useScreenParams();
  const navigate = useNavigate();
  const addState = use(UrlStatesContext);
  useEffect(() => addState?.((query) => schema.write(schema.read(query))), [addState, schema]);
  // The same object while other parameters change.
  const text = String(schema.write(schema.read(params)));
  const state = useMemo(() => schema.read(new URLSearchParams(text)), [schema, text]);
  const toQuery = (next: State) => `?${replaceState(params, schema, next)}`;
  const setState = (next: State, options?: NavigateOptions) => {
    if (String(schema.write(next)) === text) return false;
    const query = toQuery(next);
    // It may be in the URL already: the router renders later, and a second click can come before.
    if (query !== (globalThis.location.search || '?')) void navigate(query, options);
    return true;
  };
  return [state, setState, toQuery];
}
