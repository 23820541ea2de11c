import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listRoles } from './queries.ts';
import { toRole } from './rows.ts';

export const roleHandlers: Pick<ProviderHandlers, 'listRoles'> = {
  async listRoles(_input, { db }) {
    return (await listRoles(db)).map(toRole);
  },
};
