import { findRolesToMerge, listUnlockedUsers, type UserWithRoles } from '@portal/domain';
import { MergeForm, PaneStack, ToggleList, type ToggleResult } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useAccessData, type AccessData } from '../../../api/resources/accessData.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { useRoleNames } from '../shared/roleNames.ts';
import { setRoleWithEffect } from '../shared/setRoleWithEffect.ts';
import { mergeSequentially } from '../shared/mergeSequentially.ts';
import { UserModal } from '../shared/UserModal.tsx';

/** Checkboxes for a user's roles; changes are saved immediately (specification 1 §4). */
export function EditUserRoles(props: RecordDialogProps) {
  const access = useAccessData();
  const roles = useRoleNames();
  return (
    <UserModal {...props} title="Edit roles" savesAtOnce state={access}>
      {(data, user) => (
        <AsyncContent label="Roles" state={roles}>
          {(names) => <UserRoles data={data} user={user} roles={names} />}
        </AsyncContent>
      )}
    </UserModal>
  );
}

interface UserRolesProps {
  data: AccessData;
  user: UserWithRoles;
  roles: readonly string[];
}

function UserRoles({ data: { tree, users }, user, roles }: UserRolesProps) {
  const others = listUnlockedUsers(users).filter(({ userId }) => userId !== user.userId);
  const findMissing = (username: string) =>
    findRolesToMerge(user.roles, others.find((each) => each.username === username)?.roles ?? []);

  async function merge({ username }: { username: string }): Promise<ToggleResult> {
    let current = user;
    return mergeSequentially(
      findMissing(username),
      (role) => role,
      async (rolename) => {
        const result = await setRoleWithEffect({ tree, user: current, rolename, hasRole: true });
        if (result.ok) current = { ...current, roles: [...current.roles, rolename] };
        return result;
      },
    );
  }

  return (
    <PaneStack>
      <ToggleList
        label={`Roles of ${user.username}`}
        items={roles.map((name) => ({ name, isOn: user.roles.includes(name) }))}
        onToggle={({ name, isOn }) => setRoleWithEffect({ tree, user, rolename: name, hasRole: isOn })}
      />
      <MergeForm
        buttonLabel="Merge Roles"
        userLabel="Copy roles from"
        users={others}
        listAdditions={({ username }) => findMissing(username)}
        nothingToAddText={`${user.username} already has all of these roles.`}
        onMerge={merge}
      />
    </PaneStack>
  );
}
