import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { succeeded } from '../packages.ts';
import { run, type Finished } from '../processes.ts';
import { withConsumerApp } from './consumerApp.ts';
import { tryScreen, tryStores } from './screens.ts';

/** What our packages must do without: the libraries of the portal's screens. */
const foreign =
  /node_modules\/(react-router|react-router-dom|@tanstack\/react-query|jotai|openapi-react-query)\//;
/** What one button must not bring. */
const heavy =
  /\/(@mui\/x-[\w-]+|react-hook-form|zod|dayjs|@tanstack|bwip-js)\/|\/portal-ui\/|modules\/(tables|forms)\//;

/** A new Vite app with our packages from their tarballs: installs, type-checks strictly, builds, runs in a browser. */
export async function checkViteApp(): Promise<Finished> {
  return withConsumerApp('vite', { vite: undefined }, async (folder) => {
    const program = (name: string) => join(folder, 'node_modules/.bin', name);
    const installed = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    refuse(
      'installed',
      [...installed.matchAll(/"(node_modules\/[^"]+)": \{/g)].map(([, path]) => `${path}/`),
      foreign,
    );
    succeeded(await run(program('tsc'), ['--pretty', 'false'], {}, folder));
    succeeded(await run(program('vite'), ['build', '--logLevel', 'warn'], {}, folder));
    refuse('in the file of one button', sourcesOf(join(folder, 'dist/assets'), /^button-.*\.js$/), heavy);
    const server = await preview({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      preview: { host: '127.0.0.1', port: 0 },
    });
    try {
      await tryScreen(server.resolvedUrls?.local[0] ?? '', tryStores);
    } finally {
      await server.close();
    }
    return { code: 0, output: '' };
  });
}

/** Source files of a script and of what it always fetches, by its source maps. */
function sourcesOf(folder: string, script: RegExp): string[] {
  const wanted = readdirSync(folder).filter((name) => script.test(name));
  for (const name of wanted) {
    const imports = readFileSync(join(folder, name), 'utf8').matchAll(
      /from\s*"\.\/([^"]+\.js)"|import\s*"\.\/([^"]+\.js)"/g,
    );
    for (const [, from, only] of imports) {
      const imported = from ?? only ?? '';
      if (!wanted.includes(imported)) wanted.push(imported);
    }
  }
  return wanted
    .map((name) => join(folder, `${name}.map`))
    .filter((map) => existsSync(map)) // the builder's own code has none
    .flatMap((map) => (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources);
}

function refuse(where: string, paths: readonly string[], unwanted: RegExp) {
  if (paths.length === 0) throw new Error(`Nothing is ${where}`);
  const found = paths.filter((path) => unwanted.test(path));
  if (found.length > 0) throw new Error(`Should not be ${where}:\n${found.join('\n')}`);
}
