import type { BarcodeOperations, GrantOperations, ProviderOperations } from '@portal/api-client';

/**
 * Operations that answer 501 because they are not built yet. The lists only shrink: an operation has either a handler
 * or a place here, and a test says so.
 */
export const notBuilt: {
  provider: readonly (keyof ProviderOperations)[];
  barcode: readonly (keyof BarcodeOperations)[];
  grant: readonly (keyof GrantOperations)[];
} = {
  provider: [],
  barcode: [],
  grant: [],
};
