import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { cache, uiFolder } from './paths.ts';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

export interface Cost {
  /** Compressed size (Brotli, in KB) of the code loaded before the first use, without code loaded later. */
  kilobytes: number;
  /** Modules in it, as paths. */
  modules: string[];
}

/**
 * The size that imports of `@portal/ui` add to an app: everything they load except React, in a production build.
 * @param imports what is used, by the module it comes from: `{ Form, fieldsFor }`, `* as Menu`
 */
export async function costOf(imports: Readonly<Record<string, string>>): Promise<Cost> {
  const names = Object.values(imports).flatMap((clause) => clause.match(/\w+(?=[ ,}]*$|,)/g) ?? []);
  const lines = Object.entries(imports).map(([from, clause]) => `import ${clause} from '${from}';`);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'ui-sizes-'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, `${lines.join('\n')}\nglobalThis.used = [${names.join(', ')}];\n`);
  try {
    return await built(entry);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function built(entry: string): Promise<Cost> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: uiFolder,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@portal/source', ...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, external: react },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One build was asked for');
  const chunks = new Map(
    result.output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])),
  );
  const first = [...chunks.values()].filter((chunk) => chunk.isEntry);
  for (const chunk of first) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported && !first.includes(imported)) first.push(imported);
    }
  }
  return {
    kilobytes: first.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0) / 1024,
    modules: first.flatMap((chunk) => chunk.moduleIds).map((id) => id.replaceAll('\\', '/')),
  };
}
