import {
  describeAccessChange,
  findUserAccessChange,
  type PageNode,
  type UserWithRoles,
} from '@portal/domain';
import type { ToggleResult } from '@portal/ui/administration';
import { setUserRole } from '../../../api/resources/userRoles.ts';

interface RoleChange {
  tree: readonly PageNode[];
  user: UserWithRoles;
  rolename: string;
  hasRole: boolean;
}

/** Adds or removes a role of a user; the result describes the change in accessible pages. */
export async function setRoleWithEffect({
  tree,
  user,
  rolename,
  hasRole,
}: RoleChange): Promise<ToggleResult> {
  const result = await setUserRole({ username: user.username, rolename, hasRole });
  if (!result.ok) return result;
  const others = user.roles.filter((role) => role !== rolename);
  const after = { ...user, roles: hasRole ? [...others, rolename] : others };
  return { ok: true, effect: describeAccessChange(user.username, findUserAccessChange(tree, user, after)) };
}
