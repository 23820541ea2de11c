import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { updateUser } from './updateUser.ts';

type UserHandlers = Pick<ProviderHandlers, 'listUsers' | 'createUser' | 'updateUser' | 'deleteUser'>;

export const userHandlers: UserHandlers = {
  listUsers: (_input, { server }) => server.userList.read(),
  createUser,
  updateUser,
  deleteUser,
};
