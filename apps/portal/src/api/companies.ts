import { providerApi } from './providerApi.ts';

/** All companies, by name. */
export function useCompanies() {
  return providerApi.useQuery('get', '/api/company', {});
}
