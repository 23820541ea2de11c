import { useLayoutEffect, useRef } from 'react';

type HasUnsavedChanges = () => boolean | Promise<unknown>;
const registeredChecks = new Set<HasUnsavedChanges>();

/**
 * Whether anything on the page has unsaved changes. Reads the current state, also between a successful save
 * and the next render, so a host can pass it directly to the blocker of its router, and show a `DiscardChangesModal`.
 *
 * @example
 * const blocker = useBlocker(hasUnsavedChanges);
 * {blocker.state === 'blocked' && <DiscardChangesModal onKeepEditing={blocker.reset} onDiscard={blocker.proceed} />}
 */
export function hasUnsavedChanges(): boolean {
  return [...registeredChecks].some((hasUnsaved) => hasUnsaved());
}

/**
 * Resolves when no unsaved changes are being saved. Only then does `hasUnsavedChanges` tell whether leaving the page loses
 * anything.
 */
export async function waitForSaves(): Promise<void> {
  const saves = [...registeredChecks]
    .map((hasUnsaved) => hasUnsaved())
    .filter((save) => save instanceof Promise);
  if (saves.length === 0) return;
  await Promise.allSettled(saves);
  await waitForSaves();
}

/**
 * Registers unsaved changes of a component that is not a `Form` (forms register themselves), while it is
 * mounted. Closing or reloading the browser tab asks as well.
 * @param hasChanges the state, or a function that returns the current state when a render would be too late, or the save
 * of the changes while it is running
 */
export function useUnsavedChanges(hasChanges: boolean | HasUnsavedChanges): void {
  // No effect event: a router may ask while it renders.
  const latest = useRef(hasChanges);
  useLayoutEffect(() => {
    latest.current = hasChanges;
  });
  // A layout effect: once the component is gone from the page, the next navigation must not ask.
  useLayoutEffect(() => {
    const hasUnsaved = () => (typeof latest.current === 'function' ? latest.current() : latest.current);
    registeredChecks.add(hasUnsaved);
    if (registeredChecks.size === 1) addEventListener('beforeunload', confirmBeforeUnload);
    return () => {
      registeredChecks.delete(hasUnsaved);
      if (registeredChecks.size === 0) removeEventListener('beforeunload', confirmBeforeUnload);
    };
  }, []);
}

function confirmBeforeUnload(event: BeforeUnloadEvent) {
  if (hasUnsavedChanges()) event.preventDefault();
}
