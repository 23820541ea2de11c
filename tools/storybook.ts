import { preview, type PreviewServer } from 'vite';
import { root } from './paths.ts';
import { bin, run } from './processes.ts';
import { buildWhenStale } from './stale.ts';
import { ToolError } from './ToolError.ts';

/** Where the static Storybook lies, from the repository's root. */
export const storybookFolder = 'storybook-static';

/** Builds the static Storybook with its docs unless the last build is still true. @throws with the builder's words */
export function buildStorybook(): Promise<'built' | 'current'> {
  return buildWhenStale(
    {
      name: 'storybook',
      inputs: [
        '.storybook',
        'packages/domain/src',
        'packages/api-client/src',
        'packages/ui',
        'apps/portal/src',
        'package-lock.json',
        'tsconfig.base.json',
      ],
      output: `${storybookFolder}/index.json`,
    },
    () => runStorybookBuild(root, storybookFolder),
  );
}

/** Builds the Storybook of a checked-out repository into a folder. @throws with the builder's words */
export async function runStorybookBuild(repository: string, outputFolder: string): Promise<void> {
  console.log('› Building the Storybook');
  const args = ['build', '--quiet', '--output-dir', outputFolder];
  const { code, output } = await run(bin('storybook'), args, {}, repository);
  if (code !== 0) throw new ToolError(`The Storybook could not be built:\n${output}`);
}

/** Where a static Storybook is served. */
export interface Place {
  /** Path it is served under; begins and ends with a slash. */
  base?: string;
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  /** Whether browsers may keep every file for as long as they run. */
  isCached?: boolean;
}

/** Serves a static Storybook; what it has not is answered with 404. @throws when the port is taken */
export function serveStorybook(folder: string, place: Place = {}): Promise<PreviewServer> {
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

/** The address of a served Storybook, with its base path. */
export function addressOf(server: PreviewServer): string {
  const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (!address) throw new Error('A server that listens has an address');
  return address;
}
