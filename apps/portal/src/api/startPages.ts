import { providerApi } from './providerApi.ts';

/** The start pages that can be given to users. Asked for only when they are needed. */
export function useStartPages({ isNeeded = true } = {}) {
  return providerApi.useQuery('get', '/api/startpage', {}, { enabled: isNeeded });
}
