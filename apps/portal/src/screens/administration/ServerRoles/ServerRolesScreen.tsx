import { serverRoleNameMistake } from '@portal/domain';
import { ChoiceList, NameForm, PaneHint, Panes } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { asyncList } from '../../../api/asyncState.ts';
import { countText } from '../../../api/countText.ts';
import { addServerRole, useServerRoles } from '../../../api/serverRoles.ts';
import { textsInAddress } from '../../../app/textsInAddress.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { ServerRolePages } from './ServerRolePages.tsx';

const roleInAddress = textsInAddress('role');

/** The server roles, and the pages with the selected one (specification 1 §2). */
export function ServerRolesScreen() {
  const [{ role }, show] = useSearch(roleInAddress);
  const roles = asyncList(useServerRoles());

  async function add(name: string) {
    const result = await addServerRole(name);
    if (result.ok) show({ role: result.data.name });
    return result;
  }

  return (
    <Page title="Server Roles" count={countText(roles, 'server role', 'server roles')}>
      <Panes
        choose={
          <>
            <NameForm
              label="New server role"
              buttonLabel="Add server role"
              mistake={serverRoleNameMistake}
              onAdd={add}
            />
            <AsyncContent label="server roles" state={roles} fills>
              {(all) => (
                <ChoiceList
                  label="Server roles"
                  choices={all.map(({ rolename }) => ({ name: rolename }))}
                  chosen={role}
                  onChoose={({ name }) => show({ role: name })}
                />
              )}
            </AsyncContent>
          </>
        }
      >
        {role === null ? (
          <PaneHint>Choose a server role to see and change which pages carry it.</PaneHint>
        ) : (
          <ServerRolePages key={role} role={role} />
        )}
      </Panes>
    </Page>
  );
}
