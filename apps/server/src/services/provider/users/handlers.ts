import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { listUsers } from './queries.ts';
import { toUser } from './rows.ts';
import { updateUser } from './updateUser.ts';

type UserHandlers = Pick<ProviderHandlers, 'listUsers' | 'createUser' | 'updateUser' | 'deleteUser'>;

export const userHandlers: UserHandlers = {
  async listUsers(_input, { db }) {
    return (await listUsers(db)).map(toUser);
  },
  createUser,
  updateUser,
  deleteUser,
};
