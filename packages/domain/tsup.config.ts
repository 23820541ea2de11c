import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    reports: 'src/reports/index.ts',
    barcode: 'src/barcode/index.ts',
    grants: 'src/grants/index.ts',
  },
  format: ['esm'],
  target: 'es2023',
  dts: true,
  sourcemap: true,
  clean: true,
});
