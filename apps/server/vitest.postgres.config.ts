import { defineConfig } from 'vitest/config';

const conditions = ['@portal/source'];

/**
 * Modules with SQL or concurrency of their own are tested on PostgreSQL too: everything in these folders, except tests of
 * the embedded database (`db/pglite`) and of processes that use it (`*.process.test.ts`). `*.postgres.test.ts` run on
 * PostgreSQL only.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server-postgres',
    root: import.meta.dirname,
    include: ['src/{db,doctor,jobs,mail,retention,services}/**/*.test.ts', 'src/**/*.postgres.test.ts'],
    exclude: ['src/**/*.process.test.ts', 'src/db/pglite/**'],
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['src/testing/globalSetupPostgres.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
