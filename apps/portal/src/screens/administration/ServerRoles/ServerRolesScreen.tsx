import { validateServerRoleName } from '@portal/domain';
import { addServerRole } from '../../../api/resources/roles.ts';
import { useServerRoleNames } from '../shared/roleNames.ts';
import { RolesPage } from '../shared/RolesPage.tsx';
import { ServerRolesOverview } from './ServerRolesOverview.tsx';
import { ServerRolePages } from './ServerRolePages.tsx';

/** The server roles, and the pages with the selected one (specification 1 §2). */
export function ServerRolesScreen() {
  return (
    <RolesPage
      title="Server Roles"
      nouns={['server role', 'server roles']}
      validate={validateServerRoleName}
      roles={useServerRoleNames()}
      hint="Select a server role to see and change its pages."
      onAdd={addServerRole}
      renderOverview={(names, hint) => <ServerRolesOverview roles={names} hint={hint} />}
      renderRole={(name) => <ServerRolePages key={name} role={name} />}
    />
  );
}
