import { pageEffectText, userAccessChange, type PageNode, type UserWithRoles } from '@portal/domain';
import type { ToggleAnswer } from '@portal/ui/administration';
import { setUserRole } from '../../api/userRoles.ts';

interface RoleTick {
  tree: readonly PageNode[];
  user: UserWithRoles;
  rolename: string;
  isHeld: boolean;
}

/** Adds or removes a role of a user; the result describes the change in accessible pages. */
export async function tickRole({ tree, user, rolename, isHeld }: RoleTick): Promise<ToggleAnswer> {
  const answer = await setUserRole({ username: user.username, rolename, isHeld });
  if (!answer.ok) return answer;
  const others = user.roles.filter((role) => role !== rolename);
  const after = { ...user, roles: isHeld ? [...others, rolename] : others };
  return { ok: true, effect: pageEffectText(user.username, userAccessChange(tree, user, after)) };
}
