import { useMemo } from 'react';
import { useRoles } from '../../../api/resources/roles.ts';

/** The names of all roles; `undefined` until loaded, when only the server can validate role lists. */
export function useRoleNames(): ReadonlySet<string> | undefined {
  const { data } = useRoles();
  return useMemo(() => data && new Set(data.map(({ rolename }) => rolename)), [data]);
}
