/** Errors of an `import()` whose code could not be fetched. Each browser words them differently. */
const loadErrors = new WeakSet<object>();

/** Notes the errors of code that could not be fetched, which Vite reports. To be called before any code is loaded. */
export function watchLoadErrors(target: EventTarget = window): void {
  target.addEventListener('vite:preloadError', (event) => {
    loadErrors.add((event as VitePreloadErrorEvent).payload);
  });
}

/** Whether code could not be fetched, in contrast to an error of the code itself. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && loadErrors.has(error);
}

/** Says why a part of the portal could not be loaded. */
export function getLoadFailureMessage(part: string, isBusy: boolean): string {
  return isBusy
    ? `${part} failed to load because the server is busy. Try again in a moment.`
    : `${part} failed to load. Check your connection and try again.`;
}
