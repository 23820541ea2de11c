import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cache } from '../../paths.ts';
import { bin, run } from '../../processes.ts';
import { ToolError } from '../../ToolError.ts';

/** The page that React draws alone, served compressed as the portal is. */
export interface ReactOnlyPage {
  address: string;
  /** Compressed JavaScript in kB. */
  kilobytes: number;
  stop: () => void;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Builds and serves the page. @param rows the answer that it shows, as JSON */
export async function serveReactOnly(rows: string): Promise<ReactOnlyPage> {
  const folder = join(cache, 'bench-react-only');
  const { code, output } = await run(bin('vite'), [
    'build',
    'apps/portal/benchmarks/reactOnly',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--base',
    './',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new ToolError(`The page of the benchmark could not be built:\n${output}`);
  const page = readFileSync(join(folder, 'index.html'));
  const script = /src="\.\/(\S+\.js)"/.exec(page.toString())?.[1] ?? '';
  const compressed = new Map([
    ['/', page],
    ['/rows.json', Buffer.from(rows)],
    [`/${script}`, brotliCompressSync(readFileSync(join(folder, script)))],
  ]);
  const server = createServer((request, response) => {
    const content = compressed.get(request.url ?? '');
    const type = types[extname(request.url ?? '') || '.html'] ?? 'text/plain';
    response.writeHead(content ? 200 : 404, {
      'content-type': type,
      ...(type === 'text/javascript' ? { 'content-encoding': 'br' } : {}),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    kilobytes: (compressed.get(`/${script}`)?.length ?? 0) / 1000,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
