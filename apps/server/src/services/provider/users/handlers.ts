import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { updateUser } from './updateUser.ts';

export const userHandlers = {
  listUsers: (_input, { server }) => server.userList.read(),
  createUser,
  updateUser,
  deleteUser,
} satisfies Partial<ProviderHandlers>;
