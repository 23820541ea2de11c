import {
  describeAccessChange,
  findUserAccessChange,
  losesAdministration,
  type PageNode,
  type UserWithRoles,
} from '@portal/domain';
import type { ToggleResult } from '@portal/ui/administration';
import { setUserRole } from '../../../api/resources/userRoles.ts';
import { isOwnAccount } from './confirmTerminate.ts';

interface RoleChange {
  tree: readonly PageNode[];
  user: UserWithRoles;
  rolename: string;
  hasRole: boolean;
}

/**
 * Adds or removes a role of a user; the result describes the change in accessible pages. Users keep their own access to
 * the administration: they could not undo its loss.
 */
export async function setRoleWithEffect({
  tree,
  user,
  rolename,
  hasRole,
}: RoleChange): Promise<ToggleResult> {
  const without = { ...user, roles: user.roles.filter((role) => role !== rolename) };
  const withRole = { ...user, roles: [...without.roles, rolename] };
  // Not from the roles of `user`: they are those before the change that an Undo reverts.
  const change = hasRole
    ? findUserAccessChange(tree, without, withRole)
    : findUserAccessChange(tree, withRole, without);
  if (isOwnAccount(user) && losesAdministration(change))
    return { ok: false, message: "You can't remove your own access to the administration." };
  const result = await setUserRole({ username: user.username, rolename, hasRole });
  if (!result.ok) return result;
  return { ok: true, effect: describeAccessChange(user.username, change) };
}
