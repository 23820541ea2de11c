import type { ProviderOperations } from '@portal/api-client';

/**
 * Operations of the provider API that answer 501 because they are not built yet. The list only shrinks: an operation
 * has either a handler or a place here, and a test says so.
 */
export const notBuilt: readonly (keyof ProviderOperations)[] = [];
