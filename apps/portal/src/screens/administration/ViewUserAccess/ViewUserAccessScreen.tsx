import { formatFullName, listUnlockedUsers, type UserWithRoles } from '@portal/domain';
import { ChoiceList, PaneHeader, PaneHint, Panes } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { Button } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { useAccessData } from '../../../api/accessData.ts';
import { openModal } from '../../../dialogs/openModal.ts';
import { textsInUrl } from '../../../url/textsInUrl.ts';
import { useSearch } from '../../../url/useSearch.ts';
import { UserAccess } from '../shared/UserAccess.tsx';

const choiceInUrl = textsInUrl('user', 'page');

/** The users, and the pages the selected user can open (specification 1 §2). */
export function ViewUserAccessScreen() {
  const [choice, show] = useSearch(choiceInUrl);
  const access = useAccessData();
  return (
    <Page title="View User Access">
      <AsyncContent label="users and pages" state={access} fillHeight>
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
                <PaneHint>
                  {choice.user === null
                    ? 'Choose a user to see which pages can be opened, and why.'
                    : `There is no user ${choice.user} who is not locked out. Choose another one.`}
                </PaneHint>
              )}
            </Panes>
          );
        }}
      </AsyncContent>
    </Page>
  );
}

function UserButtons({ user: { userId } }: { user: UserWithRoles }) {
  return (
    <>
      <Button onClick={() => openModal('editUserRoles', { userId })}>Edit roles</Button>
      <Button onClick={() => openModal('editUserCompanies', { userId })}>Edit companies</Button>
    </>
  );
}
