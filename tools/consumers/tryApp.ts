import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { fetchedFor, readChunks } from '../budgets.ts';
import { published, readManifest, type PackedPackage } from '../packages.ts';
import { root } from '../paths.ts';
import { npm, run, succeeded } from '../processes.ts';
import { tryFigures, tryScreen, tryStores } from './screens.ts';

/**
 * An app of `examples/`: its dependencies besides our packages, how it is built and served, and what is tested in it.
 */
interface App {
  /** The version of a package that none of our packages is developed with, or null. */
  installs: Readonly<Record<string, string | null>>;
  /** Programs of installed packages, with their arguments. */
  build: readonly (readonly string[])[];
  serve: readonly string[];
  /** The URL in the output of a server that is ready. */
  ready: RegExp;
  checkFiles?: (folder: string) => void;
  /** Tests of a page, by path. */
  pages: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const common = ['@emotion/react', '@emotion/styled', '@mui/material', '@types/react', '@types/react-dom'];
/** The code of the READMEs has a test. */
const forTests = ['vitest', '@testing-library/dom', '@testing-library/react', '@testing-library/user-event'];
const everyApp = [...common, ...forTests, 'react', 'react-dom', 'react-hook-form', 'typescript', 'zod'];
/** Libraries of the portal's screens, which our packages must not install. */
const foreign = ['react-router', 'react-router-dom', '@tanstack/react-query', 'jotai', 'openapi-react-query'];
/** Packages that must not be bundled with a single button. */
const heavy =
  /\/(@mui\/x-[\w-]+|react-hook-form|zod|dayjs|@tanstack|bwip-js)\/|\/portal-ui\/|modules\/(tables|forms)\//;

const viteApp = (...tests: string[][]) => ({
  build: [['tsc', '--pretty', 'false'], ['vite', 'build', '--logLevel', 'warn'], ...tests],
  serve: ['vite', 'preview', '--host', '127.0.0.1', '--port', '0'],
  ready: /http:\/\/127\.0\.0\.1:[1-9]\d*/,
});

export const apps: Readonly<Record<string, App>> = {
  /** Strict types, a small file for one button, and the table and dialog in a browser. */
  vite: {
    installs: { vite: null },
    ...viteApp(),
    checkFiles(folder) {
      const chunks = readChunks(join(folder, 'dist'));
      const files = [...fetchedFor(chunks, ['src/button.tsx'])];
      const sources = files.flatMap((name) => chunks[name]?.sources ?? []);
      if (sources.length === 0) throw new Error('The file of one button has no source map.');
      const unwanted = sources.filter((path) => heavy.test(path));
      refuse('in the file of one button', unwanted);
    },
    pages: { '': tryStores },
  },
  /**
   * An internal tool of another team with its own brand, in German, also from right to left: a list with a bulk action, a
   * drawer, a chart, and a form whose fields depend on each other. Its tests run in jsdom and a browser.
   */
  'parcel-desk': {
    installs: {
      vite: null,
      jsdom: null,
      '@playwright/test': null,
      '@types/node': null,
      '@mui/x-charts': null,
      '@mui/x-date-pickers': null,
      dayjs: null,
    },
    ...viteApp(['vitest', 'run'], ['playwright', 'test']),
    checkFiles(folder) {
      const dist = join(folder, 'dist');
      // As a server would send them.
      for (const path of globSync(join(dist, 'assets/*.js')))
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      const chunks = readChunks(dist);
      const [ours = 0, mui = 0] = ['index.html', 'src/muiAlone.tsx'].map((entry) =>
        [...fetchedFor(chunks, [entry])].reduce((sum, name) => sum + (chunks[name]?.bytes ?? 0), 0),
      );
      const [oursKb, muiKb] = [ours, mui].map((bytes) => Math.round(bytes / 1000));
      console.log(`  loaded at first: ${oursKb} kB, with MUI alone ${muiKb} kB`);
    },
    pages: {},
  },
  /**
   * A server-rendered page that uses our rules, our client, pure functions of `@portal/ui` and our components, which
   * must hydrate without warnings; and another page with components that require the optional packages.
   */
  next: {
    installs: {
      next: '16.4.6',
      '@mui/material-nextjs': '9.4.0',
      '@emotion/cache': '^11.14.0',
      '@mui/x-charts': null,
      '@mui/x-data-grid': null,
      '@mui/x-date-pickers': null,
      '@types/node': null,
    },
    build: [['next', 'build']],
    serve: ['next', 'start', '--hostname', '127.0.0.1', '--port', '0'],
    ready: /http:\/\/127\.0\.0\.1:[1-9]\d*(?=[\s\S]*Ready)/,
    pages: {
      '': async (page) => {
        // As rendered by the server, before scripts run.
        const drawn = await (await page.request.get(page.url())).text();
        if (!drawn.includes('$1,200.50')) throw new Error('The server did not draw what our rules say');
        await tryStores(page);
      },
      figures: tryFigures,
    },
  },
};

/**
 * Makes an example app as another team would: its sources in a folder outside of the repository, our packages from the files
 * npm would upload, everything else from the registry, in the versions our packages are developed with. The code of
 * the packages' READMEs is in `src/readme`. Then builds and serves the app, and tries its pages.
 * @throws Error when something does not build or work
 */
export async function tryApp(name: string, app: App, packages: readonly PackedPackage[]): Promise<void> {
  const { installs, build, checkFiles, pages } = app;
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  try {
    cpSync(join(root, 'examples', name), folder, { recursive: true });
    cpSync(join(root, 'examples/shared'), join(folder, 'src'), { recursive: true });
    writeReadmeCode(join(folder, 'src/readme'));
    const dependencies = Object.fromEntries([
      ...packages.map((each) => [each.name, `file:${each.tarball}`]),
      ...everyApp.map((each) => [each, versionOf(each)]),
      ...Object.entries(installs).map(([each, version]) => [each, version ?? versionOf(each)]),
    ]);
    const manifest = { name: `consumer-${name}`, private: true, type: 'module', dependencies };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    succeeded(await npm(['install', '--prefer-offline', '--no-audit', '--no-fund'], folder));
    const unwanted = foreign.filter((each) => existsSync(join(folder, 'node_modules', each)));
    refuse('installed', unwanted);
    const tested = { ...environment, CHROME_BIN: await findBrowser() };
    for (const [program = '', ...args] of build)
      succeeded(await run(programIn(folder, program), args, tested, folder));
    checkFiles?.(folder);
    if (Object.keys(pages).length === 0) return;
    await whileServed(folder, app, async (address) => {
      for (const [path, tryPage] of Object.entries(pages)) await tryScreen(address + path, tryPage);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const environment = { NEXT_TELEMETRY_DISABLED: '1' };

function programIn(folder: string, name: string): string {
  return join(folder, 'node_modules/.bin', name);
}

/** The code of the READMEs, a file for each block, without shell commands. */
function writeReadmeCode(folder: string): void {
  mkdirSync(folder);
  for (const name of published) {
    const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const pieces = [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
    if (pieces.length === 0) throw new Error(`The README of ${name} shows no code`);
    for (const [index, [, kind, code = '']] of pieces.entries())
      writeFileSync(join(folder, `${name}-${index + 1}.${kind}`), code);
  }
}

/** @throws Error when no package of ours is developed with it */
function versionOf(name: string): string {
  for (const folder of [join(root, 'packages/ui'), root]) {
    const { dependencies, devDependencies } = readManifest(folder);
    const version = dependencies?.[name] ?? devDependencies?.[name];
    if (version) return version;
  }
  throw new Error(`${name} has no version in packages/ui or in the repository`);
}

/** Serves an app while a function runs. @throws Error with the server's output when it ends before it listens */
async function whileServed(
  folder: string,
  { serve: [program = '', ...args], ready }: App,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const server = spawn(programIn(folder, program), args, {
    cwd: folder,
    env: { ...process.env, ...environment, NO_COLOR: '1' },
  });
  const ended = once(server, 'exit');
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
        const found = ready.exec(output)?.[0];
        if (found) resolve(`${found}/`);
      });
    }
    void ended.then(() => reject(new Error(output)));
  });
  try {
    await work(await address);
  } finally {
    server.kill();
    await ended;
  }
}

function refuse(where: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`Should not be ${where}:\n${found.join('\n')}`);
}
