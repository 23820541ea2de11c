import type { User } from '@portal/domain';
import { useCompanyAccess } from '../../../api/resources/companyAccess.ts';
import { useUserRoles } from '../../../api/resources/userRoles.ts';
import { AffectedList } from './AffectedList.tsx';

/** What is deleted with a user. */
export function TerminationDetails({ username }: Pick<User, 'username'>) {
  const { data: userRoles = [] } = useUserRoles();
  const { data: companyAccess = [] } = useCompanyAccess();
  const roles = userRoles.filter((each) => each.username === username).map(({ rolename }) => rolename);
  const companies = companyAccess
    .filter(({ userName }) => userName === username)
    .map(({ companyAbbrev }) => companyAbbrev || 'All companies');
  const items = [
    'The account and its sessions',
    ...(roles.length > 0 ? [`Roles: ${roles.join(', ')}`] : []),
    ...(companies.length > 0 ? [`Access to companies: ${companies.join(', ')}`] : []),
  ];
  return <AffectedList title="This will be deleted" items={items} />;
}
