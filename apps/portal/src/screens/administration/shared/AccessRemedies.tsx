import type { AccessExplanation, PageNode, UserWithRoles } from '@portal/domain';
import { Button } from '@portal/ui/controls';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { notify } from '../../../state/notifications.ts';
import { setRoleWithEffect } from './setRoleWithEffect.ts';

interface AccessRemediesProps {
  explanation: AccessExplanation;
  user: UserWithRoles;
  tree: readonly PageNode[];
}

/** Buttons that give a user access to a page: the missing roles, or the dialog where the user is unlocked. */
export function AccessRemedies({ explanation, user, tree }: AccessRemediesProps) {
  const openDialog = useOpenDialog();
  const setRole = async (rolename: string, hasRole: boolean) => {
    const result = await setRoleWithEffect({ tree, user, rolename, hasRole });
    if (!result.ok) return notify({ kind: 'error', text: result.message });
    return notify({
      kind: 'success',
      text: result.effect ?? `${user.username} has been saved.`,
      ...(hasRole && { action: { label: 'Undo', onSelect: () => void setRole(rolename, false) } }),
    });
  };
  const roles = [...new Set(explanation.missingRoles.flat())];
  return (
    <>
      {user.isLockedOut && (
        <Button
          onClick={() => openDialog('editUser', user.userId)}
        >{`Edit ${user.username} to unlock`}</Button>
      )}
      {roles.map((role) => (
        <Button key={role} onClick={() => void setRole(role, true)}>{`Add role ${role}`}</Button>
      ))}
      {roles.length === 0 && !user.isLockedOut && (
        <Button onClick={() => openDialog('editUserRoles', user.userId)}>Edit roles</Button>
      )}
    </>
  );
}
