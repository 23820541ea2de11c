import type { components as BarcodeComponents } from './generated/barcode.ts';
import type { components as GrantComponents } from './generated/grant.ts';
import type { components as ProviderComponents } from './generated/provider.ts';

/** Requests and responses of the provider API, by schema name: `ProviderSchemas['Mailer']`. */
export type ProviderSchemas = ProviderComponents['schemas'];

/** Requests and responses of the barcode merge API, by schema name: `BarcodeSchemas['JobCoupon']`. */
export type BarcodeSchemas = BarcodeComponents['schemas'];

/** Requests and responses of the grant program API, by schema name: `GrantSchemas['Application']`. */
export type GrantSchemas = GrantComponents['schemas'];
