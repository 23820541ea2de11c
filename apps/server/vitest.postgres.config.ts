import { defineConfig } from 'vitest/config';

const conditions = ['@portal/source'];

/** The same tests on PostgreSQL, and those that need it; those of the embedded database and of the process itself run once only. */
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
