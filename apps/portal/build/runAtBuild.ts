import { createServer, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite';

/** Runs a module of the portal at build time. @returns what `read` makes of its exports */
export async function runAtBuild<Exports, Result>(
  { root, base }: Pick<ResolvedConfig, 'root' | 'base'>,
  file: string,
  read: (exports: Exports) => Promise<Result> | Result,
  plugins: Plugin[] = [],
): Promise<Result> {
  const server = await createServer({
    root,
    base,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Also when the packages have been built: Node cannot import their components.
    ssr: {
      noExternal: [/^@portal\//],
      resolve: { conditions: ['@portal/source', ...defaultServerConditions] },
    },
    plugins,
  });
  try {
    return await read((await server.ssrLoadModule(file)) as Exports);
  } finally {
    await server.close();
  }
}
