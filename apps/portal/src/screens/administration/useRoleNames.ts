import { useMemo } from 'react';
import { useRoles } from '../../api/roles.ts';

/** The names of all roles; nothing while they are not known, when only the server can judge a list of them. */
export function useRoleNames(): ReadonlySet<string> | undefined {
  const { data } = useRoles();
  return useMemo(() => data && new Set(data.map(({ rolename }) => rolename)), [data]);
}
