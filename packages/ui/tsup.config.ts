import { copyFileSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Entry by the path of its output, from the exports of the package: `tables/EditableGrid` → its source. */
const publicEntries = Object.fromEntries(
  Object.values(manifest.exports).flatMap((targets) =>
    typeof targets !== 'string' && 'types' in targets
      ? [[targets.default.replace(/^\.\/dist\/|\.js$/g, ''), targets['@portal/source']]]
      : [],
  ),
);

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
  async onSuccess() {
    const fonts = globSync('src/theme/{fonts.css,ibm-plex-sans*}');
    for (const file of fonts) copyFileSync(file, join('dist', basename(file)));
  },
});
