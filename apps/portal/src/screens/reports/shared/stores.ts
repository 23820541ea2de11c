import { providerApi } from '../../../api/queries.ts';

export const storesQuery = providerApi.queryOptions('get', '/api/StoreName', {});
