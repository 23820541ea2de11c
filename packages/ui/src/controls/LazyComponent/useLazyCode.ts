import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ReloadContext } from './ReloadContext.ts';

/** Code that is loaded when it is needed. */
export type LazyCode<Code> =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; code: Code };

/** What has been loaded, by the function that loads it: shown without a loading state from then on. */
const loadedCode = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads code when it is needed. A failure becomes a state with a retry instead of an exception, which would replace
 * the whole page and what was typed there. Browsers remember a failed `import()`: a retry that fails, too, reloads the
 * page by `ReloadContext`.
 * @param load must be a stable function
 */
export function useLazyCode<Code>(isNeeded: boolean, load: () => Promise<Code>): LazyCode<Code> {
  const [state, setState] = useState<LazyCode<Code>>(() =>
    loadedCode.has(load) ? { status: 'ready', code: loadedCode.get(load) as Code } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const reload = use(ReloadContext);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  const handleFailure = useEffectEvent(() => {
    setState({ status: 'failed', retry });
    if (attempt > 0) reload();
  });
  const isLoadNeeded = isNeeded && state.status === 'loading';
  useEffect(() => {
    if (!isLoadNeeded) return undefined;
    let isCurrent = true;
    loadCode(load).then(
      (code) => isCurrent && setState({ status: 'ready', code }),
      () => isCurrent && handleFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoadNeeded, load]);
  return state;
}

/** Loads code that will be needed, which is then shown without a loading state. A failure is handled when it is needed. */
export function preloadLazyCode(load: () => Promise<unknown>): void {
  loadCode(load).catch(() => {});
}

async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  loadedCode.set(load, code);
  return code;
}
