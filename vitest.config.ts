import { defineConfig } from 'vitest/config';

// Workspace packages are tested from their sources, so no build can be stale.
const conditions = ['@portal/source'];
const fromSource = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    // One for each core of the smallest machine; the default leaves one core to itself.
    maxWorkers: 2,
    projects: [
      { ...fromSource, test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { ...fromSource, test: { name: 'api-client', include: ['packages/api-client/src/**/*.test.ts'] } },
      { ...fromSource, test: { name: 'portal', include: ['apps/portal/src/**/*.test.ts'] } },
      { ...fromSource, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      './packages/ui/vitest.config.ts',
      './apps/server/vitest.config.ts',
      './apps/server/vitest.postgres.config.ts',
    ],
  },
});
