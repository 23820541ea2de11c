import { useEffect, useRef } from 'react';

type Check = () => boolean;
const checks = new Set<Check>();

/**
 * Whether anything on the page has unsaved changes. Reads the current state, also between a successful save
 * and the next render, so a host can pass it directly to the blocker of its router:
 *
 * @example
 * const blocker = useBlocker(hasUnsavedChanges);
 * {blocker.state === 'blocked' && <DiscardQuestion onKeep={blocker.reset} onDiscard={blocker.proceed} />}
 */
export function hasUnsavedChanges(): boolean {
  return [...checks].some((check) => check());
}

/**
 * Registers unsaved changes of a component that is not a `Form` (forms register themselves), while it is
 * mounted. Closing or reloading the browser tab asks as well.
 * @param hasChanges the state, or a function that returns the current state when a render would be too late
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
