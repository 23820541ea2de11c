import { providerApi } from './providerApi.ts';

/** The start pages that can be given to users. Asked for only when `isNeeded`. */
export function useStartPages(isNeeded: boolean) {
  return providerApi.useQuery('get', '/api/startpage', {}, { enabled: isNeeded });
}
