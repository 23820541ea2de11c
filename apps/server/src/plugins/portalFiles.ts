import { randomBytes } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface PortalFiles {
  /** Paths relative to the folder, with `/` between segments. */
  has(file: string): boolean;
  /** `index.html` for one response, with its own nonce. */
  page(): { html: string; nonce: string };
}

const noncePlaceholder = '__CSP_NONCE__';
const settingsPlaceholder = '__PORTAL_SETTINGS__';

/**
 * Reads the built portal, again after each new build.
 * @returns a function that returns the files, or `null` if the portal has not been built
 */
export function createPortalFilesReader(folder: string, settings: object): () => Promise<PortalFiles | null> {
  const index = path.join(folder, 'index.html');
  let read: { builtAt: number; files: PortalFiles } | null = null;
  return async () => {
    const builtAt = await readModifiedAt(index);
    if (builtAt === null) return null;
    if (read?.builtAt !== builtAt) read = { builtAt, files: await readFiles(folder, index, settings) };
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

async function readFiles(folder: string, index: string, settings: object): Promise<PortalFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  // Dotfiles belong to the build tool. Source maps are not published.
  const files = new Set(names.filter((name) => !name.startsWith('.') && !/\.map(\.|$)/.test(name)));
  const template = (await readFile(index, 'utf8')).replace(settingsPlaceholder, () => toScriptText(settings));
  return {
    has: (file) => files.has(file),
    page() {
      const nonce = randomBytes(16).toString('base64');
      return { nonce, html: template.replaceAll(noncePlaceholder, nonce) };
    },
  };
}

/** JSON that cannot close the script element that contains it. */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
