import type { BarcodePaths, Clients, GrantPaths, ProviderPaths } from '@portal/api-client';
import type { OpenapiQueryClient } from 'openapi-react-query';
import { clients } from './clients.ts';

/** Queries of the provider API, by method and path of its contract. The login page works without them. */
export const providerApi = createQueries<ProviderPaths>(clients.provider);

/** Queries of the barcode API. */
export const barcodeApi = createQueries<BarcodePaths>(clients.barcode);

/** Queries of the grant API. */
export const grantApi = createQueries<GrantPaths>(clients.grant);

type Call = (path: string, init: object) => Promise<{ data?: unknown }>;

/** As openapi-react-query does, but without its hooks: those for every kind of query would be part of every first page. */
function createQueries<Paths extends object>(client: Clients[keyof Clients]) {
  const queryFn = async ({ queryKey: [method, path, init], signal }: QueryContext) => {
    const call = client[method.toUpperCase() as 'GET'] as Call;
    const { data } = await call(path, { ...init, signal });
    return data ?? null;
  };
  const queryOptions = (method: string, path: string, init?: object, options?: object) => ({
    queryKey: init === undefined ? [method, path] : [method, path, init],
    queryFn,
    ...options,
  });
  return { queryOptions } as unknown as Pick<OpenapiQueryClient<Paths>, 'queryOptions'>;
}

interface QueryContext {
  queryKey: readonly [method: string, path: string, init?: object];
  signal: AbortSignal;
}
