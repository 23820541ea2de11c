import { basePath } from '../../config/env.ts';

type FilesByPath = Readonly<Record<string, readonly string[]>>;

let files: Promise<FilesByPath> | null = null;

/** In place of a path: the code of all dialogs. */
export const DIALOGS = '*dialogs';

/** Fetches and compiles the code of the screen at a path, or of all dialogs, without running it. */
export async function preloadCode(path: string): Promise<void> {
  files ??= fetchFiles();
  const links = (await files)[path] ?? [];
  await Promise.all(links.map((file) => preloadFile(`${basePath}/${file}`)));
}

/** The files of each screen, as the build has listed them; none while developing. */
async function fetchFiles(): Promise<FilesByPath> {
  return import.meta.env.PROD ? (await fetch(`${basePath}/preloads.json`)).json() : {};
}

async function preloadFile(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
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
