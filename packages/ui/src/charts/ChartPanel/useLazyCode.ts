import { useCallback, useEffect, useState } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';

/**
 * Loads code when it is needed. A failure becomes a state with a retry instead of an exception.
 * @param load must be a stable function
 */
export function useLazyCode<Code>(isNeeded: boolean, load: () => Promise<Code>): AsyncState<Code> {
  const [state, setState] = useState<AsyncState<Code>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  const isLoadNeeded = isNeeded && state.status === 'loading';
  useEffect(() => {
    if (!isLoadNeeded) return undefined;
    let isCurrent = true;
    load().then(
      (code) => isCurrent && setState({ status: 'ready', data: code, refreshing: false }),
      () => isCurrent && setState({ status: 'failed', message: "Couldn't load the chart.", retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoadNeeded, load, retry, attempt]);
  return state;
}
