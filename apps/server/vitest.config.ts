import { defineConfig } from 'vitest/config';

const conditions = ['@portal/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'server', include: ['src/**/*.test.ts'], root: import.meta.dirname },
});
