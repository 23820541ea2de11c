import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: { manifest: true, sourcemap: true, rolldownOptions: { input: ['index.html', 'src/muiAlone.tsx'] } },
  test: { environment: 'jsdom', include: ['src/*.test.tsx'], testTimeout: 60_000 },
});
