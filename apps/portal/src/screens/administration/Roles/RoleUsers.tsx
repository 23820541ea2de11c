import { formatFullName, listUnlockedUsers } from '@portal/domain';
import { PaneHeader, ToggleList } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useAccessData } from '../../../api/resources/accessData.ts';
import { setRoleWithEffect } from '../shared/setRoleWithEffect.ts';

/** Checkboxes for the users with a role; changes are saved immediately. */
export function RoleUsers({ role }: { role: string }) {
  const access = useAccessData();
  return (
    <>
      <PaneHeader title={`Users with the role ${role}`} />
      <AsyncContent label="Users" state={access} fillHeight>
        {({ tree, users }) => (
          <ToggleList
            label={`Users with the role ${role}`}
            filterLabel="Filter users"
            items={listUnlockedUsers(users).map((user) => ({
              name: user.username,
              note: [formatFullName(user), user.company].filter(Boolean).join(', '),
              isOn: user.roles.includes(role),
            }))}
            onToggle={async ({ name, isOn }) => {
              const user = users.find(({ username }) => username === name);
              if (!user) return { ok: false, message: `User ${name} no longer exists.` };
              return setRoleWithEffect({ tree, user, rolename: role, hasRole: isOn });
            }}
          />
        )}
      </AsyncContent>
    </>
  );
}
