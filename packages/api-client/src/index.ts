export type { paths as ProviderPaths, operations as ProviderOperations } from './generated/provider.ts';
export type { ProviderSchemas } from './schemas.ts';
