import { providerApi } from './providerApi.ts';

/** All companies. */
export function useCompanies() {
  return providerApi.useQuery('get', '/api/company', {});
}
