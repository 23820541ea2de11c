export type { operations as BarcodeOperations, paths as BarcodePaths } from './generated/barcode.ts';
export type { operations as GrantOperations, paths as GrantPaths } from './generated/grant.ts';
export type { operations as ProviderOperations, paths as ProviderPaths } from './generated/provider.ts';
export type { BarcodeSchemas, GrantSchemas, ProviderSchemas } from './schemas.ts';
