import { validateServerRoleName } from '@portal/domain';
import { ChoiceList, NameForm, Panes } from '@portal/ui/administration';
import { AsyncContent, getShownData } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { addServerRole, useServerRoles } from '../../../api/resources/roles.ts';
import { textParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { ServerRolesOverview } from './ServerRolesOverview.tsx';
import { ServerRolePages } from './ServerRolePages.tsx';

const roleInUrl = urlState({ role: textParam });

/** The server roles, and the pages with the selected one (specification 1 §2). */
export function ServerRolesScreen() {
  const [{ role }, show] = useUrlState(roleInUrl);
  const roles = asyncList(useServerRoles());
  const shown = getShownData(roles);

  async function add({ name }: { name: string }) {
    const result = await addServerRole(name);
    if (result.ok) show({ role: result.data?.rolename ?? name });
    return result;
  }

  return (
    <Page title="Server Roles" count={formatCount(roles, 'server role', 'server roles')}>
      {roles.status === 'failed' && !shown ? (
        // One error for both panes.
        <AsyncContent label="Server roles" state={roles}>
          {() => null}
        </AsyncContent>
      ) : (
        <Panes
          master={
            <>
              <NameForm
                label="New server role"
                buttonLabel="Add server role"
                validate={validateServerRoleName}
                onAdd={add}
              />
              <AsyncContent label="Server roles" state={roles} fillHeight>
                {(all) => (
                  <ChoiceList
                    label="Server roles"
                    choices={all.map(({ rolename }) => ({ name: rolename }))}
                    selectedName={role}
                    onSelect={({ name }) => show({ role: name })}
                  />
                )}
              </AsyncContent>
            </>
          }
        >
          {role === null ? (
            shown && <ServerRolesOverview roles={shown.map(({ rolename }) => rolename)} />
          ) : (
            <ServerRolePages key={role} role={role} />
          )}
        </Panes>
      )}
    </Page>
  );
}
