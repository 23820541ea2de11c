import type { NewUserValues } from '@portal/domain';
import type { NewUserAccess } from '@portal/ui/administration';
import { addUser } from '../../../api/resources/users.ts';
import { notify } from '../../../state/notifications.ts';

/** Adds a user with roles and companies, and shows what is missing in a notification, because the form closes. */
export async function addUserAndNotify(user: NewUserValues, access: NewUserAccess) {
  // Loaded first: without it, nothing must be added.
  const { giveAccess } = await import('./giveAccess.ts');
  const result = await addUser(user);
  if (!result.ok) return result;
  const username = user.username.trim();
  const added = `${username} has been added.`;
  const granted = await giveAccess(username, access);
  if (!granted.ok) notify({ kind: 'error', text: `${added} ${granted.message}` });
  else if (access.roles.length === 0) {
    notify({ kind: 'warning', text: `${added} Missing: a role. Without one, no page can be opened.` });
  } else if (access.companies.length === 0) {
    notify({ kind: 'success', text: `${added} Missing: access to a company.` });
  } else notify({ kind: 'success', text: added });
  return result;
}
