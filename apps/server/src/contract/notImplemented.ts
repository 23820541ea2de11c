import type { BarcodeOperations, GrantOperations, ProviderOperations } from '@portal/api-client';

/**
 * Operations that respond with 501 because they are not implemented yet. A test checks that each operation has either a
 * handler or an entry here.
 */
export const notImplemented: {
  provider: readonly (keyof ProviderOperations)[];
  barcode: readonly (keyof BarcodeOperations)[];
  grant: readonly (keyof GrantOperations)[];
} = {
  provider: [],
  barcode: [],
  grant: [],
};
