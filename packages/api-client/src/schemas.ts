import type { components as ProviderComponents } from './generated/provider.ts';

/** What the provider API sends and takes, by schema name: `ProviderSchemas['Mailer']`. */
export type ProviderSchemas = ProviderComponents['schemas'];
