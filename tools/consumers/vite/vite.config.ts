import { defineConfig } from 'vite';

export default defineConfig({
  build: { sourcemap: true, rolldownOptions: { input: ['index.html', 'src/button.tsx'] } },
});
