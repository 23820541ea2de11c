import { providerApi } from './providerApi.ts';

/** All companies, sorted by name. */
export function useCompanies() {
  return providerApi.useQuery('get', '/api/company', {});
}
