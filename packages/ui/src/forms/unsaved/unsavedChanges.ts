import { useEffect, useRef } from 'react';

type Check = () => boolean;
const checks = new Set<Check>();

/**
 * True while anything on the page holds changes that leaving would lose. It answers for this very moment, also
 * between a successful save and the next drawing, so a host gives it to the blocker of its router as it is:
 *
 * @example
 * const blocker = useBlocker(hasUnsavedChanges);
 * {blocker.state === 'blocked' && <DiscardQuestion onKeep={blocker.reset} onDiscard={blocker.proceed} />}
 */
export function hasUnsavedChanges(): boolean {
  return [...checks].some((check) => check());
}

/**
 * Says for a component that is no `Form` (a `Form` says it by itself) whether it holds unsaved changes. Counts while
 * the component is mounted; closing or reloading the browser's tab asks as well.
 * @param hasChanges the state, or a function that is asked each time when drawing would be too late
 */
export function useUnsavedChanges(hasChanges: boolean | Check): void {
  const latest = useRef(hasChanges);
  useEffect(() => {
    latest.current = hasChanges;
  });
  useEffect(() => {
    const check = () => (typeof latest.current === 'function' ? latest.current() : latest.current);
    checks.add(check);
    if (checks.size === 1) addEventListener('beforeunload', askBeforeUnload);
    return () => {
      checks.delete(check);
      if (checks.size === 0) removeEventListener('beforeunload', askBeforeUnload);
    };
  }, []);
}

function askBeforeUnload(event: BeforeUnloadEvent) {
  if (hasUnsavedChanges()) event.preventDefault();
}
