import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listUserRoles } from './queries.ts';
import { toUserRole } from './rows.ts';

export const userRoleHandlers: Pick<ProviderHandlers, 'listUserRoles'> = {
  async listUserRoles(_input, { db }) {
    return (await listUserRoles(db)).map(toUserRole);
  },
};
