import { defineConfig } from 'vite';

export default defineConfig({
  build: { manifest: true, sourcemap: true, rolldownOptions: { input: ['index.html', 'src/button.tsx'] } },
});
