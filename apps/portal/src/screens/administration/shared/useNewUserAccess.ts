import { canAlter, listAccessCompanies, listUnlockedUsers, padCompanyAbbrev } from '@portal/domain';
import type { NewUserAccessOptions } from '@portal/ui/administration';
import { asyncList } from '../../../api/asyncState.ts';
import { useCompanies, useCompanyAccess } from '../../../api/resources/companies.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { useRoleNames } from './useRoleNames.ts';

/** What the access of a new user is chosen from. */
export function useNewUserAccess(): NewUserAccessOptions {
  const roles = useRoleNames();
  const companies = asyncList(useCompanies(), listAccessCompanies);
  const { data: users = [] } = useUsers();
  const { data: userRoles = [] } = useUserRoles();
  const { data: companyAccess = [] } = useCompanyAccess();
  return {
    roles,
    companies,
    users: listUnlockedUsers(users),
    getAccess: (username) => {
      const own = companyAccess.filter(({ userName }) => userName === username);
      return {
        roles: userRoles.filter((each) => each.username === username).map(({ rolename }) => rolename),
        companies: own.map(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev)),
        alterCompanies: own.filter(canAlter).map(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev)),
      };
    },
  };
}
