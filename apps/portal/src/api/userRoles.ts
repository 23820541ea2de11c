import { providerApi } from './providerApi.ts';

/** Who holds which role. */
export function useUserRoles() {
  return providerApi.useQuery('get', '/api/userrole', {});
}
