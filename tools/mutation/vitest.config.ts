import { defineConfig } from 'vitest/config';

const conditions = ['@portal/source'];

/** The unit tests of one folder, which `runStryker` names. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: process.env.MUTATION_TESTS?.split(',') ?? [], maxWorkers: 1 },
});
