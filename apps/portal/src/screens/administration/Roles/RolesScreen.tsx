import { validateRoleName } from '@portal/domain';
import { addRole } from '../../../api/resources/roles.ts';
import { refetchChangedUserRoles } from '../../../api/resources/userRoles.ts';
import { useRoleNames } from '../shared/roleNames.ts';
import { RolesPage } from '../shared/RolesPage.tsx';
import { RolesOverview } from './RolesOverview.tsx';
import { RoleUsers } from './RoleUsers.tsx';

/** The roles, and the users with the selected role (specification 1 §2). */
export function RolesScreen() {
  return (
    <RolesPage
      title="Roles"
      nouns={['role', 'roles']}
      validate={validateRoleName}
      roles={useRoleNames()}
      hint="Select a role to see and change its users."
      onSelect={refetchChangedUserRoles}
      onAdd={addRole}
      renderOverview={(names, hint) => <RolesOverview roles={names} hint={hint} />}
      renderRole={(name) => <RoleUsers key={name} role={name} />}
    />
  );
}
