import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { cache } from '../../paths.ts';
import { succeeded } from '../../packages.ts';
import { bin, run } from '../../processes.ts';

/**
 * Builds and serves a page on which React alone renders the same rows as a plain table.
 * @param rows the answer that it shows, as JSON
 */
export async function serveReactOnly(rows: string) {
  const folder = join(cache, 'bench-react-only');
  const options = ['--outDir', folder, '--emptyOutDir', '--base', './', '--logLevel', 'warn'];
  succeeded(await run(bin('vite'), ['build', 'apps/portal/benchmarks/reactOnly', ...options]));
  writeFileSync(join(folder, 'rows.json'), rows);
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
