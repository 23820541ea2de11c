import { providerApi } from './providerApi.ts';

/** All roles. */
export function useRoles() {
  return providerApi.useQuery('get', '/api/role', {});
}
