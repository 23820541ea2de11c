import { defineConfig } from 'tsup';

/** The server of the deployable package (`npm run package`): one folder of code; its dependencies stay packages. */
export default defineConfig({
  entry: { portal: 'portal.mjs', worker: 'src/db/pglite/worker.ts' },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  splitting: true,
  // Some modules of Node exist only with it.
  removeNodeProtocol: false,
  noExternal: [/^@portal\//],
  esbuildOptions: (options) => {
    options.conditions = ['@portal/source'];
  },
});
