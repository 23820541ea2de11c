import { fullName, unlockedUsers, type UserWithRoles } from '@portal/domain';
import { ChoiceList, PaneHead, PaneHint, Panes } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { ActionButton, Page } from '@portal/ui/layout';
import { useAccessData } from '../../../api/accessData.ts';
import { openModal } from '../../../app/modals/openModal.ts';
import { textsInAddress } from '../../../app/textsInAddress.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { UserAccess } from '../UserAccess.tsx';

const choiceInAddress = textsInAddress('user', 'page');

/** The users, and the pages the selected user can open (specification 1 §2). */
export function ViewUserAccessScreen() {
  const [choice, show] = useSearch(choiceInAddress);
  const access = useAccessData();
  return (
    <Page title="View User Access">
      <AsyncContent label="users and pages" state={access} fills>
        {({ tree, users }) => {
          const shown = unlockedUsers(users);
          const user = shown.find(({ username }) => username === choice.user);
          return (
            <Panes
              width={360}
              choose={
                <ChoiceList
                  label="Users"
                  filterLabel="Filter users"
                  choices={shown.map((each) => ({ name: each.username, note: fullName(each) }))}
                  chosen={user?.username ?? null}
                  onChoose={({ name }) => show({ user: name, page: name && choice.page })}
                />
              }
            >
              {user ? (
                <>
                  <PaneHead title={`Pages of ${user.username}`} actions={<UserButtons user={user} />} />
                  <UserAccess
                    user={user}
                    tree={tree}
                    asked={choice.page === null ? null : Number(choice.page)}
                    onAsk={(pageId) => show({ ...choice, page: String(pageId) })}
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
      <ActionButton onPress={() => openModal('editUserRoles', { userId })}>Edit roles</ActionButton>
      <ActionButton onPress={() => openModal('editUserCompanies', { userId })}>Edit companies</ActionButton>
    </>
  );
}
