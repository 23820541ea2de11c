import { defineConfig } from 'vitest/config';

const conditions = ['@portal/source'];

/** The server's tests on the embedded database. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['src/testing/globalSetupPglite.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
