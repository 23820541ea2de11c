import {
  ADMINISTER_ROLE,
  formatFullName,
  groupUsersByRoles,
  isAdministrator,
  listUnlockedUsers,
  type UserWithRoles,
} from '@portal/domain';
import { AccessOverview, ChoiceList, PaneHeader, Panes, roleGroupColumns } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { Button } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { useAccessData } from '../../../api/resources/accessData.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { textParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { findUsersWithoutRole, toFindings, toUserLink } from '../shared/accessFindings.ts';
import { UserAccess } from '../shared/UserAccess.tsx';

const choiceInUrl = urlState({ user: textParam, page: textParam });

/** The users, and the pages the selected user can open (specification 1 §2). */
export function ViewUserAccessScreen() {
  const [choice, show] = useUrlState(choiceInUrl);
  const access = useAccessData();
  return (
    <Page title="View User Access">
      <AsyncContent label="Users and pages" state={access} fillHeight>
        {({ tree, users }) => {
          const shown = listUnlockedUsers(users);
          const user = shown.find(({ username }) => username === choice.user);
          return (
            <Panes
              width={360}
              master={
                <ChoiceList
                  label="Users"
                  filterLabel="Filter users"
                  choices={shown.map((each) => ({ name: each.username, note: formatFullName(each) }))}
                  selectedName={user?.username ?? null}
                  onSelect={({ name }) => show({ user: name, page: name && choice.page })}
                />
              }
            >
              {user ? (
                <>
                  <PaneHeader title={`Pages of ${user.username}`} actions={<UserButtons user={user} />} />
                  <UserAccess
                    user={user}
                    tree={tree}
                    explainedPageId={choice.page === null ? null : Number(choice.page)}
                    onExplain={(pageId) => show({ ...choice, page: String(pageId) })}
                  />
                </>
              ) : (
                <AccessOverview
                  label="Users with the same roles"
                  hint={
                    choice.user === null
                      ? 'Select a user to see which pages they can open, and why.'
                      : `No active user ${choice.user} exists. Select another user.`
                  }
                  findings={[
                    ...findUsersWithoutRole(shown),
                    ...toFindings({
                      one: `user has the role ${ADMINISTER_ROLE}`,
                      many: `users have the role ${ADMINISTER_ROLE}`,
                      links: shown.filter(isAdministrator).map(toUserLink),
                    }),
                  ]}
                  noFindingsText="Every user has a role."
                  columns={roleGroupColumns}
                  rows={groupUsersByRoles(shown, tree)}
                  rowId={({ roles }) => roles}
                />
              )}
            </Panes>
          );
        }}
      </AsyncContent>
    </Page>
  );
}

function UserButtons({ user: { userId } }: { user: UserWithRoles }) {
  const openDialog = useOpenDialog();
  return (
    <>
      <Button onClick={() => openDialog('editUserRoles', userId)}>Edit roles</Button>
      <Button onClick={() => openDialog('editUserCompanies', userId)}>Edit companies</Button>
    </>
  );
}
