import { type AsyncState, mapData } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { useRoles, useServerRoles } from '../../../api/resources/roles.ts';

export function useRoleNames(): AsyncState<readonly string[]> {
  return mapData(asyncList(useRoles()), listNames);
}

export function useServerRoleNames(): AsyncState<readonly string[]> {
  return mapData(asyncList(useServerRoles()), listNames);
}

function listNames(roles: readonly { rolename: string }[]): string[] {
  return roles.map(({ rolename }) => rolename);
}
