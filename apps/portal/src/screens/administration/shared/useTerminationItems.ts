import type { User } from '@portal/domain';
import { type AsyncState, mapData } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { combineStates } from '../../../api/combineStates.ts';
import { useCompanyAccess } from '../../../api/resources/companyAccess.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';

/** What is deleted with a user. */
export function useTerminationItems({ username }: Pick<User, 'username'>): AsyncState<readonly string[]> {
  const state = combineStates({
    userRoles: asyncList(useUserRoles()),
    companyAccess: asyncList(useCompanyAccess()),
  });
  return mapData(state, ({ userRoles, companyAccess }) => {
    const roles = userRoles.filter((each) => each.username === username).map(({ rolename }) => rolename);
    const companies = companyAccess
      .filter(({ userName }) => userName === username)
      .map(({ companyAbbrev }) => companyAbbrev || 'All companies');
    return [
      'The account and its sessions',
      ...(roles.length > 0 ? [`Roles: ${roles.join(', ')}`] : []),
      ...(companies.length > 0 ? [`Access to companies: ${companies.join(', ')}`] : []),
    ];
  });
}
