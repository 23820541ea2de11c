import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { readPortalStatus } from './queries.ts';
import { toPortalStatus } from './rows.ts';

export const portalStatusHandlers: Pick<ProviderHandlers, 'getPortalStatus'> = {
  async getPortalStatus(_input, { db }) {
    return toPortalStatus(await readPortalStatus(db));
  },
};
