import type { AsyncState } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { useRoles } from '../../../api/resources/roles.ts';

/** The names of all roles. */
export function useRoleNames(): AsyncState<readonly string[]> {
  const roles = asyncList(useRoles());
  return roles.status === 'ready' ? { ...roles, data: roles.data.map(({ rolename }) => rolename) } : roles;
}
