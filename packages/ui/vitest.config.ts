import { defineConfig } from 'vitest/config';

// Pure modules. Components are tested by their stories, in a real browser (`.storybook/vitest.config.ts`).
const conditions = ['@portal/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'ui',
    root: import.meta.dirname,
    include: ['{build,src}/**/*.test.{ts,tsx}'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
