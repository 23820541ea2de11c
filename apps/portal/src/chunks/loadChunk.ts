import { basePath } from '../config/env.ts';
import { fetchChunkFile } from './fetchChunkFile.ts';

const loadedFiles = new Map<string, Promise<void>>();

/**
 * Runs in the build for every dynamic `import()` (`build/chunkLoader.ts`). A browser never requests a module again whose
 * request has failed, until the page is reloaded. Therefore the files are fetched first, again if the server is busy; the
 * import then finds them in the cache of the browser.
 * @param files the files of the chunk and of those that it imports, relative to the base path
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  const url = `${basePath}/${file}`;
  const pending = loadedFiles.get(url) ?? (isInPage(url) ? Promise.resolve() : fetchChunkFile(url));
  loadedFiles.set(url, pending);
  pending.catch(() => loadedFiles.delete(url));
  return pending;
}

/** Files that `index.html` loads. */
function isInPage(url: string): boolean {
  return document.querySelector(`script[src="${url}"], link[href="${url}"]`) !== null;
}
