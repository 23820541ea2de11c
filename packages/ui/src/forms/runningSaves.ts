const runningSaves = new Set<Promise<unknown>>();

/** Registers a save, for `waitForSaves`. */
export function trackSave<Result>(save: Promise<Result>): Promise<Result> {
  runningSaves.add(save);
  return save.finally(() => runningSaves.delete(save));
}

/**
 * Resolves when no form and no table row is being saved. Only then does `hasUnsavedChanges` tell whether leaving the
 * page loses anything.
 */
export async function waitForSaves(): Promise<void> {
  while (runningSaves.size > 0) await Promise.allSettled(runningSaves);
}
