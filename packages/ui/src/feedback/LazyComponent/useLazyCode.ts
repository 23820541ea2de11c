import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AsyncState } from '../AsyncState.ts';
import { ReloadContext } from './ReloadContext.ts';

/** What has been loaded, by the function that loads it: shown without a loading state from then on. */
const loadedCode = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads code when it is needed. A failure becomes a state with a retry instead of an exception, which would replace
 * the whole page and what was typed there. Browsers remember a failed `import()`: a retry that fails, too, reloads the
 * page by `ReloadContext`.
 * @param load must be a stable function
 * @param failureMessage text of the failed state, such as `Check your connection.`
 */
export function useLazyCode<Code>(
  isNeeded: boolean,
  load: () => Promise<Code>,
  failureMessage: string,
): AsyncState<Code> {
  const [state, setState] = useState<AsyncState<Code>>(() =>
    loadedCode.has(load) ? toReady(loadedCode.get(load) as Code) : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const reload = use(ReloadContext);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  const handleFailure = useEffectEvent(() => {
    setState({ status: 'failed', message: failureMessage, retry });
    if (attempt > 0) reload();
  });
  const isLoadNeeded = isNeeded && state.status === 'loading';
  useEffect(() => {
    if (!isLoadNeeded) return undefined;
    let isCurrent = true;
    loadCode(load).then(
      (code) => isCurrent && setState(toReady(code)),
      () => isCurrent && handleFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoadNeeded, load]);
  return state;
}

async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  loadedCode.set(load, code);
  return code;
}

function toReady<Code>(code: Code): AsyncState<Code> {
  return { status: 'ready', data: code, refreshing: false };
}
