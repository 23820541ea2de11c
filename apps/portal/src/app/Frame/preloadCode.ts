import { basePath } from '../../config/env.ts';

type FilesByPath = Readonly<Record<string, readonly string[]>>;

let files: FilesByPath | undefined;
const requested = new Set<string>();

/** In place of a path: the code of all dialogs. */
export const DIALOGS = '*dialogs';

/**
 * Fetches and compiles the code of the screen at a path, or of all dialogs, without running it. One file after the
 * other, because a slow processor takes 2 ms to request each of them, and the user may type meanwhile.
 */
export async function preloadCode(path: string): Promise<void> {
  files ??= await fetchFiles();
  for (const file of files?.[path] ?? []) await preloadFile(`${basePath}/${file}`);
}

/** The files of each screen, as the build has listed them; none while developing, and if the server fails. */
async function fetchFiles(): Promise<FilesByPath | undefined> {
  const response = import.meta.env.PROD && (await fetch(`${basePath}/preloads.json`));
  return response && response.ok ? response.json() : undefined;
}

async function preloadFile(href: string): Promise<void> {
  if (requested.has(href)) return;
  requested.add(href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: '',
    fetchPriority: 'low',
    href,
  });
  const done = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  await done;
}
