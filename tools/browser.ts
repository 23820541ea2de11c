import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';
import { cache, root } from './paths.ts';
import { ToolError } from './ToolError.ts';

/** Flags every headless run needs; the sandbox of Chromium cannot start for root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/**
 * Path of the Chromium for tests, screenshots and benchmarks. Every machine uses the same one, so that a browser that
 * happens to be installed changes no result: the one of an npm package (Linux x64, unpacked once into the project's
 * cache), elsewhere Playwright's own. `CHROME_BIN` names another.
 * @throws ToolError when there is none and none can be fetched; the message says what to do
 */
export async function findBrowser(): Promise<string> {
  const fromEnvironment = process.env.CHROME_BIN;
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return fromEnvironment;
    throw new ToolError(`CHROME_BIN names ${fromEnvironment}, which does not exist.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const own = playwrightChromium.executablePath();
  return existsSync(own) ? own : downloadedBrowser();
}

async function packagedBrowser(): Promise<string> {
  const folder = join(cache, 'browser');
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder under fixed names: give it one of our own.
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const executable = await chromium.executablePath();
    if (!lacksLibraries(executable)) return executable;
    await inflate(join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
    return withLibraries(executable, join(folder, 'al2023', 'lib'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}

function lacksLibraries(executable: string): boolean {
  return spawnSync('ldd', [executable], { encoding: 'utf8' }).stdout?.includes('not found') ?? false;
}

function withLibraries(executable: string, libraries: string): string {
  const starter = `${executable}-with-libraries`;
  writeFileSync(starter, `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}" exec "${executable}" "$@"\n`);
  chmodSync(starter, 0o755);
  return starter;
}

function downloadedBrowser(): string {
  const install = [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'];
  const { status } = spawnSync(process.execPath, install, { stdio: 'inherit' });
  const path = playwrightChromium.executablePath();
  if (status === 0 && existsSync(path)) return path;
  throw new ToolError(
    'No Chromium was found. Set CHROME_BIN to the path of an installed Chrome or Chromium.',
  );
}
