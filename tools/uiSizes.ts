import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { cache, uiFolder } from './paths.ts';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

export interface Cost {
  /** Brotli, in KB, of what is fetched before the first use; what is loaded later is not in it. */
  kilobytes: number;
  /** Modules in it, as paths. */
  modules: string[];
}

/**
 * What it costs an app to use things of `@portal/ui`: everything they bring but React itself, as one would ship it.
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
