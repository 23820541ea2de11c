import { validateRoleName } from '@portal/domain';
import { ChoiceList, NameForm, Panes } from '@portal/ui/administration';
import { AsyncContent, getShownData } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { addRole, useRoles } from '../../../api/resources/roles.ts';
import { refetchChangedUserRoles } from '../../../api/resources/userRoles.ts';
import { textParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { RolesOverview } from './RolesOverview.tsx';
import { RoleUsers } from './RoleUsers.tsx';

const roleInUrl = urlState({ role: textParam });

/** The roles, and the users with the selected role (specification 1 §2). */
export function RolesScreen() {
  const [{ role }, show] = useUrlState(roleInUrl);
  const roles = asyncList(useRoles());
  const shown = getShownData(roles);

  function selectRole(name: string | null) {
    refetchChangedUserRoles();
    show({ role: name });
  }

  async function add({ name }: { name: string }) {
    const result = await addRole(name);
    if (result.ok) selectRole(result.data?.rolename ?? name);
    return result;
  }

  return (
    <Page title="Roles" count={formatCount(roles, 'role', 'roles')}>
      {roles.status === 'failed' && !shown ? (
        // One error for both panes.
        <AsyncContent label="Roles" state={roles}>
          {() => null}
        </AsyncContent>
      ) : (
        <Panes
          master={
            <>
              <NameForm label="New role" buttonLabel="Add role" validate={validateRoleName} onAdd={add} />
              <AsyncContent label="Roles" state={roles} fillHeight>
                {(all) => (
                  <ChoiceList
                    label="Roles"
                    choices={all.map(({ rolename }) => ({ name: rolename }))}
                    selectedName={role}
                    onSelect={({ name }) => selectRole(name)}
                  />
                )}
              </AsyncContent>
            </>
          }
        >
          {role === null ? (
            shown && <RolesOverview roles={shown.map(({ rolename }) => rolename)} />
          ) : (
            <RoleUsers key={role} role={role} />
          )}
        </Panes>
      )}
    </Page>
  );
}
