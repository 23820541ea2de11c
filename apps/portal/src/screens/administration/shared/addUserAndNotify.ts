import type { NewUserValues } from '@portal/domain';
import { addUser } from '../../../api/resources/users.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

/** Adds a user and shows a notification, because the form closes. */
export async function addUserAndNotify(user: NewUserValues) {
  return notifyOnSuccess(addUser(user), `${user.username.trim()} has been added.`);
}
