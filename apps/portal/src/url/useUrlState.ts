import { useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { replaceState, type UrlState } from './urlState.ts';

/**
 * The state of a screen in the query of the URL, so that it can be linked, reloaded and restored by Back. Not for
 * input that has not been submitted.
 * @param schema must be stable
 * @returns the state; a function that sets another and returns whether the URL has changed; and the query of a state,
 * for links
 */
export function useUrlState<State>(
  schema: UrlState<State>,
): [State, (next: State, options?: NavigateOptions) => boolean, (next: State) => string] {
  const [params, setParams] = useSearchParams();
  // The same object while other parameters change.
  const text = String(schema.write(schema.read(params)));
  const state = useMemo(() => schema.read(new URLSearchParams(text)), [schema, text]);
  const setState = (next: State, options?: NavigateOptions) => {
    if (String(schema.write(next)) === text) return false;
    setParams(replaceState(params, schema, next), options);
    return true;
  };
  return [state, setState, (next) => `?${replaceState(params, schema, next)}`];
}
