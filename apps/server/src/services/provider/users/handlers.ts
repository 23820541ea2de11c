import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listUsers } from './queries.ts';
import { toUser } from './rows.ts';

export const userHandlers: Pick<ProviderHandlers, 'listUsers'> = {
  async listUsers(_input, { db }) {
    return (await listUsers(db)).map(toUser);
  },
};
