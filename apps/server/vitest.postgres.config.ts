import { defineConfig } from 'vitest/config';

const conditions = ['@portal/source'];

/** The same tests on PostgreSQL, and those that require it. Tests of PGlite and of the server process are not repeated here. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server-postgres',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.process.test.ts', 'src/db/pglite/**', 'src/config.test.ts'],
    globalSetup: ['src/testing/globalSetupPostgres.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
