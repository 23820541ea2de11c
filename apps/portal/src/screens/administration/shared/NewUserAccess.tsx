import { canAlter, listAccessCompanies, listUnlockedUsers, padCompanyAbbrev } from '@portal/domain';
import { NewUserAccessFields } from '@portal/ui/administration';
import { asyncList } from '../../../api/asyncState.ts';
import { useCompanies } from '../../../api/resources/companies.ts';
import { useCompanyAccess } from '../../../api/resources/companyAccess.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { useRoleNames } from './roleNames.ts';

/** Fields for the roles and companies of a new user. */
export function NewUserAccess() {
  const roles = useRoleNames();
  const companies = asyncList(useCompanies(), listAccessCompanies);
  const { data: users = [] } = useUsers();
  const { data: userRoles = [] } = useUserRoles();
  const { data: companyAccess = [] } = useCompanyAccess();
  const getAccess = (username: string) => {
    const own = companyAccess.filter(({ userName }) => userName === username);
    return {
      roles: userRoles.filter((each) => each.username === username).map(({ rolename }) => rolename),
      companies: own.map(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev)),
      alterCompanies: own.filter(canAlter).map(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev)),
    };
  };
  return (
    <NewUserAccessFields
      roles={roles}
      companies={companies}
      users={listUnlockedUsers(users)}
      getAccess={getAccess}
    />
  );
}
