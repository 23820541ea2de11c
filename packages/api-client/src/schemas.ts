import type { components as BarcodeComponents } from './generated/barcode.ts';
import type { components as GrantComponents } from './generated/grant.ts';
import type { components as ProviderComponents } from './generated/provider.ts';

/** What the provider API sends and takes, by schema name: `ProviderSchemas['Mailer']`. */
export type ProviderSchemas = ProviderComponents['schemas'];

/** What the barcode merge API sends and takes, by schema name: `BarcodeSchemas['JobCoupon']`. */
export type BarcodeSchemas = BarcodeComponents['schemas'];

/** What the grant program API sends and takes, by schema name: `GrantSchemas['Application']`. */
export type GrantSchemas = GrantComponents['schemas'];
