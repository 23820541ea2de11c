import { fullName, unlockedUsers } from '@portal/domain';
import { PaneHead, ToggleList } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useAccessData } from '../../../api/accessData.ts';
import { tickRole } from '../roleEffect.ts';

/** Checkboxes for the users with a role; changes are saved immediately. */
export function RoleUsers({ role }: { role: string }) {
  const access = useAccessData();
  return (
    <>
      <PaneHead title={`Users with the role ${role}`} />
      <AsyncContent label="users" state={access} fills>
        {({ tree, users }) => (
          <ToggleList
            label={`Users with the role ${role}`}
            filterLabel="Filter users"
            items={unlockedUsers(users).map((user) => ({
              name: user.username,
              note: [fullName(user), user.company].filter(Boolean).join(', '),
              isOn: user.roles.includes(role),
            }))}
            onToggle={async ({ name, isOn }) => {
              const user = users.find(({ username }) => username === name);
              if (!user) return { ok: false, message: `There is no user ${name} any more.` };
              return tickRole({ tree, user, rolename: role, isHeld: isOn });
            }}
          />
        )}
      </AsyncContent>
    </>
  );
}
