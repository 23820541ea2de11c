import { type AsyncState, mapData } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { useRoles } from '../../../api/resources/roles.ts';

export function useRoleNames(): AsyncState<readonly string[]> {
  return mapData(asyncList(useRoles()), (roles) => roles.map(({ rolename }) => rolename));
}
