import { useEffect, useEffectEvent, useState } from 'react';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import type { UrlState } from './urlState.ts';
import { useUrlState } from './useUrlState.ts';

/** The URL follows the typed value when it has not changed for this time. */
const debounceMs = 400;

/**
 * `useUrlState` for values that are typed: they apply at once, the URL follows a moment later, and typing adds no
 * history entries. Back or a link replace the typed value.
 * @param schema must be stable
 * @returns the value, and a function that changes it
 */
export function useTypedUrlState<State>(
  schema: UrlState<State>,
): [State, (change: (now: State) => State) => void] {
  const [inUrl, setInUrl] = useUrlState(schema);
  const { state: historyState } = useScreenLocation();
  const toText = (state: State) => String(schema.write(state));
  const urlText = toText(inUrl);
  const [{ typed, seenInUrl, written }, setState] = useState({
    typed: inUrl,
    /** The URL at the last render. */
    seenInUrl: urlText,
    /** What is being written to the URL, which may be older than what has been typed since. */
    written: null as string | null,
  });

  if (seenInUrl !== urlText) {
    const isOwnWrite = urlText === written;
    setState({ typed: isOwnWrite ? typed : inUrl, seenInUrl: urlText, written: null });
  }

  const typedText = toText(typed);
  const writeToUrl = useEffectEvent(() => {
    setState((now) => ({ ...now, written: typedText }));
    setInUrl(typed, { replace: true, state: historyState });
  });
  useEffect(() => {
    if (typedText === urlText) return undefined;
    const timer = setTimeout(() => writeToUrl(), debounceMs);
    return () => clearTimeout(timer);
  }, [typedText, urlText]);

  return [typed, (change) => setState((now) => ({ ...now, typed: change(now.typed) }))];
}
