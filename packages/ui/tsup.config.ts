import { globSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

const families = [
  'theme',
  'layout',
  'tables',
  'grid',
  'tree',
  'forms',
  'pickers',
  'modals',
  'feedback',
  'charts',
  'testing',
  'account',
  'administration',
  'campaigns',
  'barcode',
  'reports',
  'grants',
];
const publicEntries = {
  index: 'src/index.ts',
  ...Object.fromEntries(families.map((family) => [family, `src/${family}/index.ts`])),
};

// Every module is an entry, so that none is merged with another: a program that uses one component gets its code and
// nothing else, as styled components cannot be left out of a merged file. Only what package.json exports is public.
const modules = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.(stories|test)\.tsx?$|[fF]ixture\.tsx?$|index\.ts$/.test(path))
  .map((path) => [`modules/${path.replace(/^src\//, '').replace(/\.tsx?$/, '')}`, path]);

type RenderChunk = NonNullable<NonNullable<Options['plugins']>[number]['renderChunk']>;

/**
 * What takes anything of React runs in the browser and says so to frameworks with server components; rules, texts and
 * the entries themselves stay usable on either side.
 */
const markClientModule: RenderChunk = (code, { imports = [] }) => {
  const isClient = imports.some(({ path }) => /^(react|@mui\/|@emotion\/|@tanstack\/react)/.test(path));
  return isClient ? { code: `'use client';${code}` } : null;
};

export default defineConfig({
  entry: { ...publicEntries, ...Object.fromEntries(modules) },
  format: ['esm'],
  target: 'es2023',
  dts: { entry: publicEntries },
  sourcemap: true,
  clean: true,
  splitting: true,
  plugins: [{ name: 'use-client', renderChunk: markClientModule }],
  onSuccess: () => copyFile('src/theme/fonts.css', 'dist/fonts.css'),
});
