import { type WaitOptions, waitForServer } from './waitForServer.ts';

const reloadedAtKey = 'portal.reloadedAt';

/**
 * Reloads the page once the server delivers pages again, for code that could not be fetched: until then a browser does
 * not request a module again whose request has failed. Does nothing if that was just tried.
 * @throws Error when the server cannot be reached or keeps failing
 */
export async function reloadWhenServed(options: WaitOptions): Promise<void> {
  // Keeps a file that cannot be loaded from reloading the page over and over.
  if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < 30_000) return;
  await waitForServer(window.location.href, options);
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  window.location.reload();
}

/** Reloads the page if the server delivers pages; a browser would replace it by an error page otherwise. */
export async function reloadIfServed(): Promise<void> {
  await waitForServer(window.location.href).then(
    () => window.location.reload(),
    () => {},
  );
}
