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
export function useTypedUrlState<State>(schema: UrlState<State>): [State, (next: State) => void] {
  const [inUrl, setInUrl] = useUrlState(schema);
  const { state: historyState } = useScreenLocation();
  const toText = (state: State) => String(schema.write(state));
  const urlText = toText(inUrl);
  // None of these is set by a function of the state before: React may compute that from the render of a navigation
  // that a key has interrupted.
  const [typed, setTyped] = useState(inUrl);
  const [renderedUrl, setRenderedUrl] = useState(urlText);
  /** What is being written to the URL, which may be older than what has been typed since. */
  const [written, setWritten] = useState<readonly string[]>([]);

  if (renderedUrl !== urlText) {
    const index = written.indexOf(urlText);
    setRenderedUrl(urlText);
    setWritten(index === -1 ? [] : written.slice(index + 1));
    if (index === -1) setTyped(inUrl);
  }

  const typedText = toText(typed);
  const writeToUrl = useEffectEvent(() => {
    setWritten([...written, typedText]);
    setInUrl(typed, { replace: true, state: historyState });
  });
  useEffect(() => {
    if (typedText === urlText) return undefined;
    const timer = setTimeout(() => writeToUrl(), debounceMs);
    return () => clearTimeout(timer);
  }, [typedText, urlText]);

  return [typed, setTyped];
}
