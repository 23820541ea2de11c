import { randomBytes } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { toPagePath } from '@portal/domain';

export interface PortalFiles {
  /** Paths relative to the folder, with `/` between segments. */
  has(file: string): boolean;
  /**
   * `index.html` for one response, with its own nonce and links to the files that the screen at a path loads.
   * @param path relative to the base path
   */
  page(path: string): { html: string; nonce: string };
}

const noncePlaceholder = '__CSP_NONCE__';
const settingsPlaceholder = '__PORTAL_SETTINGS__';
const preloadsPlaceholder = '<!-- portal-preloads -->';
/** Stands for the paths that no screen has. */
const otherPaths = toPagePath('*');

/**
 * Reads the built portal, again after each new build.
 * @returns a function that returns the files, or `null` if the portal has not been built
 */
export function createPortalFilesReader(
  folder: string,
  { basePath, settings }: { basePath: string; settings: object },
): () => Promise<PortalFiles | null> {
  const index = path.join(folder, 'index.html');
  let read: { builtAt: number; files: PortalFiles } | null = null;
  return async () => {
    const builtAt = await readModifiedAt(index);
    if (builtAt === null) return null;
    if (read?.builtAt !== builtAt) read = { builtAt, files: await readFiles(folder, basePath, settings) };
    return read.files;
  };
}

async function readModifiedAt(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return null;
  }
}

async function readFiles(folder: string, basePath: string, settings: object): Promise<PortalFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  // Dotfiles belong to the build tool. Source maps are not published.
  const files = new Set(names.filter((name) => !name.startsWith('.') && !/\.map(\.|$)/.test(name)));
  const index = await readFile(path.join(folder, 'index.html'), 'utf8');
  const template = index.replace(settingsPlaceholder, () => toScriptText(settings));
  const preloads = await readPreloads(folder, basePath);
  return {
    has: (file) => files.has(file),
    page(pagePath) {
      const nonce = randomBytes(16).toString('base64');
      const links = preloads.get(toPagePath(`/${pagePath}`)) ?? preloads.get(otherPaths) ?? '';
      const html = template.replace(preloadsPlaceholder, links).replaceAll(noncePlaceholder, nonce);
      return { nonce, html };
    },
  };
}

/** Links to the files of each screen, by the screen's path; `*` for other paths. */
async function readPreloads(folder: string, basePath: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(folder, 'preloads.json'), 'utf8');
  const filesOfScreens = Object.entries(JSON.parse(text) as Record<string, string[]>);
  const toLink = (file: string) => `<link rel="modulepreload" crossorigin href="${basePath}/${file}" />`;
  return new Map(
    filesOfScreens.map(([screenPath, files]) => [toPagePath(screenPath), files.map(toLink).join('\n    ')]),
  );
}

/** JSON that cannot close the script element that contains it. */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
