import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { root } from './paths.ts';
import { bin, run } from './processes.ts';
import { buildWhenStale } from './stale.ts';
import { writeLibrary } from './status/library.ts';
import { ToolError } from './ToolError.ts';

/** Where the static Storybook is, from the repository's root. */
export const storybookFolder = 'storybook-static';

/** Builds the static Storybook with its docs when it is stale. @throws with the builder's output */
export function buildStorybook(): Promise<'built' | 'current'> {
  const sources = ['.storybook', 'packages/domain/src', 'packages/api-client/src', 'packages/ui/src'];
  return buildWhenStale(
    {
      name: 'storybook',
      inputs: [
        ...sources,
        'packages/ui/package.json',
        'apps/portal/src',
        'package-lock.json',
        'tsconfig.base.json',
      ],
      output: `${storybookFolder}/index.json`,
    },
    async () => {
      writeLibrary();
      await runStorybookBuild(root, join(root, storybookFolder));
    },
  );
}

/** Builds the Storybook of a checked-out repository into a folder. @throws with the builder's output */
export async function runStorybookBuild(repository: string, outputFolder: string): Promise<void> {
  console.log('› Building the Storybook');
  const args = ['build', '--quiet', '--output-dir', outputFolder];
  const { code, output } = await run(bin('storybook'), args, {}, repository);
  if (code !== 0) throw new ToolError(`The Storybook could not be built:\n${output}`);
}

/** Where a folder is served. */
export interface Place {
  /** Path it is served under; begins and ends with a slash. */
  base?: string;
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** Whether browsers may cache every file. */
  isCached?: boolean;
}

/** Serves a static Storybook or another built page; missing files are answered with 404. @throws when the port is taken */
export function serveFolder(folder: string, place: Place = {}): Promise<PreviewServer> {
  const { base = '/', port = 0, host = '127.0.0.1', isCached = false } = place;
  return preview({
    configFile: false,
    root,
    base,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port, host, strictPort: true, headers: isCached ? { 'cache-control': 'max-age=86400' } : {} },
  });
}

/** The address of a served folder, with its base path. */
export function addressOf(server: PreviewServer): string {
  const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (!address) throw new Error('A server that listens has an address.');
  return address;
}
