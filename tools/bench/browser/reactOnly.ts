import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cache } from '../../paths.ts';
import { bin, run } from '../../processes.ts';
import { ToolError } from '../../ToolError.ts';

/**
 * Builds and serves the page on which React alone draws the same rows as a plain table, compressed like the portal.
 * @param rows the answer that it shows, as JSON
 */
export async function serveReactOnly(rows: string) {
  const folder = join(cache, 'bench-react-only');
  const options = ['--outDir', folder, '--emptyOutDir', '--base', './', '--logLevel', 'warn'];
  const { code, output } = await run(bin('vite'), ['build', 'apps/portal/benchmarks/reactOnly', ...options]);
  if (code !== 0) throw new ToolError(`The page of the benchmark could not be built:\n${output}`);
  const page = readFileSync(join(folder, 'index.html'));
  const name = /src="\.\/(\S+\.js)"/.exec(page.toString())?.[1] ?? '';
  const script = brotliCompressSync(readFileSync(join(folder, name)));
  const files: Record<string, { content: Buffer; headers: Record<string, string> }> = {
    '/': { content: page, headers: { 'content-type': 'text/html' } },
    '/rows.json': { content: Buffer.from(rows), headers: { 'content-type': 'application/json' } },
    [`/${name}`]: {
      content: script,
      headers: { 'content-type': 'text/javascript', 'content-encoding': 'br' },
    },
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    kilobytes: script.length / 1000,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
