import { useCallback, useEffect, useState } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';

/**
 * Loads code when it is needed. A failure becomes a state with a retry instead of an exception.
 * @param load must be a stable function
 */
export function useLoaded<Code>(isNeeded: boolean, load: () => Promise<Code>): AsyncState<Code> {
  const [state, setState] = useState<AsyncState<Code>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  const isMissing = isNeeded && state.status === 'loading';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    load().then(
      (code) => isWanted && setState({ status: 'ready', data: code, refreshing: false }),
      () => isWanted && setState({ status: 'failed', message: 'The chart could not be loaded.', retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, load, retry, attempt]);
  return state;
}
