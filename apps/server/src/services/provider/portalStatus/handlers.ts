import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { toInstantText } from '../../responseFields.ts';
import { administer } from '../administer.ts';
import { listChanges } from '../listChanges.ts';
import { readPortalStatus, updatePortalStatus, type PortalStatusRow } from './queries.ts';

export const portalStatusHandlers = {
  async getPortalStatus(_input, { db }) {
    return toPortalStatus(await readPortalStatus(db));
  },

  setPortalStatus({ path }, context) {
    return administer(context, 'setPortalStatus', async (db) => {
      const before = await readPortalStatus(db);
      await updatePortalStatus(db, path.status);
      const after = await readPortalStatus(db);
      return {
        response: toPortalStatus(after),
        object: `portal status ${after.status}`,
        changed: listChanges({ status: before.status }, { status: after.status }),
      };
    });
  },
} satisfies Partial<ProviderHandlers>;

function toPortalStatus(row: PortalStatusRow): ProviderSchemas['PortalStatus'] {
  return { status: row.status, timeStamp: toInstantText(row.time_stamp) };
}
