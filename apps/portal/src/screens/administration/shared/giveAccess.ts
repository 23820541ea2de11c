import type { NewUserAccess } from '@portal/ui/administration';
import { grantCompanyAccess } from '../../../api/resources/companyAccess.ts';
import { setUserRole } from '../../../api/resources/userRoles.ts';
import { mergeSequentially } from './mergeSequentially.ts';

/** Gives a new user roles and companies, one call after the other; the result says what failed. */
export function giveAccess(username: string, { roles, companies, alterCompanies }: NewUserAccess) {
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
