// All generic families but charts, which load much code, in one entry: `import { DataTable } from '@portal/ui'`. Each family
// also has its own entry (`@portal/ui/tables`); business families, `charts` and `testing` have only their own entries.
export * from './theme/index.ts';
export * from './controls/index.ts';
export * from './feedback/index.ts';
export * from './modals/index.ts';
export * from './forms/index.ts';
export * from './tables/index.ts';
export * from './layout/index.ts';
