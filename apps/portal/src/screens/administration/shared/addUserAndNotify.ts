import type { NewUserValues } from '@portal/domain';
import { addUser } from '../../../api/users.ts';
import { notify } from '../../../state/notifications.ts';

/** Adds a user and shows a notification, because the form closes. */
export async function addUserAndNotify(user: NewUserValues) {
  const result = await addUser(user);
  if (result.ok) notify({ kind: 'success', text: `${user.username.trim()} has been added.` });
  return result;
}
