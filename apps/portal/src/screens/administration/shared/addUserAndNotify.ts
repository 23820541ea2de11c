import type { NewUserValues } from '@portal/domain';
import type { NewUserAccess } from '@portal/ui/administration';
import { grantCompanyAccess } from '../../../api/resources/companies.ts';
import { setUserRole } from '../../../api/resources/userRoles.ts';
import { addUser } from '../../../api/resources/users.ts';
import { notify } from '../../../state/notifications.ts';
import { mergeSequentially } from './mergeSequentially.ts';

/** Adds a user with roles and companies, and shows what is missing in a notification, because the form closes. */
export async function addUserAndNotify(user: NewUserValues, access: NewUserAccess) {
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

function giveAccess(username: string, { roles, companies, alterCompanies }: NewUserAccess) {
  const items = [
    ...roles.map((rolename) => ({
      name: `role ${rolename}`,
      give: () => setUserRole({ username, rolename, hasRole: true }),
    })),
    ...companies.map((companyAbbrev) => ({
      name: companyAbbrev === '' ? 'all companies' : `company ${companyAbbrev}`,
      give: () =>
        grantCompanyAccess({
          userName: username,
          companyAbbrev,
          access: alterCompanies.includes(companyAbbrev) ? 'alter' : 'read',
        }),
    })),
  ];
  return mergeSequentially(
    items,
    ({ name }) => name,
    ({ give }) => give(),
  );
}
