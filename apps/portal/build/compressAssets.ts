import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this size a compressed response is not smaller, including headers. */
const minBytes = 512;

/**
 * Writes `.br` and `.gz` files for every compressible asset, so that the server never compresses at run time. Fonts
 * and pictures are compressed already; `index.html` is rendered per request.
 */
export function compressAssets(): Plugin {
  let outDir = '';
  return {
    name: 'portal:compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle(failure?: Error) {
      if (failure) return;
      const paths = (await readdir(outDir, { recursive: true })).filter((path) => compressible.test(path));
      await Promise.all(paths.map((path) => compressFile(join(outDir, path))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return;
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
