import { defineConfig } from 'vitest/config';

// Workspace packages are tested from their sources, so no build can be stale.
const conditions = ['@portal/source'];
const unit = (name: string, include: string) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // A busy machine is no failure of a test.
  test: { name, include: [include], isolate: false, testTimeout: 60_000 },
});

export default defineConfig({
  test: {
    // One for each core of the smallest machine; the default leaves one core to itself.
    maxWorkers: 2,
    projects: [
      unit('domain', 'packages/domain/src/**/*.test.ts'),
      unit('api-client', 'packages/api-client/src/**/*.test.ts'),
      unit('portal', 'apps/portal/src/**/*.test.ts'),
      unit('tools', 'tools/**/*.test.ts'),
      unit('storybook', '.storybook/**/*.test.ts'),
      './packages/ui/vitest.config.ts',
      './apps/server/vitest.config.ts',
      './apps/server/vitest.postgres.config.ts',
    ],
  },
});
