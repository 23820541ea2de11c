import { roleNameMistake } from '@portal/domain';
import { ChoiceList, NameForm, PaneHint, Panes } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { asyncList } from '../../../api/asyncState.ts';
import { countText } from '../../../api/countText.ts';
import { addRole, useRoles } from '../../../api/roles.ts';
import { reloadChangedUserRoles } from '../../../api/userRoles.ts';
import { textsInAddress } from '../../../app/textsInAddress.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { RoleUsers } from './RoleUsers.tsx';

const roleInAddress = textsInAddress('role');

/** The roles, and the users with the selected role (specification 1 §2). */
export function RolesScreen() {
  const [{ role }, show] = useSearch(roleInAddress);
  const roles = asyncList(useRoles());

  function choose(name: string | null) {
    reloadChangedUserRoles();
    show({ role: name });
  }

  async function add(name: string) {
    const result = await addRole(name);
    if (result.ok) choose(result.data.name);
    return result;
  }

  return (
    <Page title="Roles" count={countText(roles, 'role', 'roles')}>
      <Panes
        choose={
          <>
            <NameForm label="New role" buttonLabel="Add role" mistake={roleNameMistake} onAdd={add} />
            <AsyncContent label="roles" state={roles} fills>
              {(all) => (
                <ChoiceList
                  label="Roles"
                  choices={all.map(({ rolename }) => ({ name: rolename }))}
                  chosen={role}
                  onChoose={({ name }) => choose(name)}
                />
              )}
            </AsyncContent>
          </>
        }
      >
        {role === null ? (
          <PaneHint>Choose a role to see and change who holds it.</PaneHint>
        ) : (
          <RoleUsers key={role} role={role} />
        )}
      </Panes>
    </Page>
  );
}
