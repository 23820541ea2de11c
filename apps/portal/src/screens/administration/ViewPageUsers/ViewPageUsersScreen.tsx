import { flattenPages, groupPagesByRoles, listUnlockedUsers } from '@portal/domain';
import { AccessOverview, pageGroupColumns, PageTree, Panes } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { useAccessData } from '../../../api/resources/accessData.ts';
import { textParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { toFindings, toPageLink } from '../shared/accessFindings.ts';
import { PageUsers } from './PageUsers.tsx';

const choiceInUrl = urlState({ page: textParam, user: textParam });

/** The page tree, and the users who can open the selected page (specification 1 §2). */
export function ViewPageUsersScreen() {
  const [choice, show] = useUrlState(choiceInUrl);
  const access = useAccessData();
  return (
    <Page title="View Page Users">
      <AsyncContent label="Pages and users" state={access} fillHeight>
        {({ tree, users }) => {
          const groups = groupPagesByRoles(tree, listUnlockedUsers(users));
          const page = flattenPages(tree).find(({ pageId }) => String(pageId) === choice.page);
          return (
            <Panes
              master={
                <PageTree
                  label="Pages"
                  pages={tree}
                  interaction={{
                    kind: 'select',
                    selectedId: page?.pageId ?? null,
                    onSelect: ({ pageId }) => show({ ...choice, page: String(pageId) }),
                  }}
                />
              }
            >
              {page ? (
                <PageUsers
                  page={page}
                  tree={tree}
                  users={users}
                  explainedUsername={choice.user}
                  onExplain={(user) => show({ ...choice, user })}
                />
              ) : (
                <AccessOverview
                  label="Pages that require the same roles"
                  hint={
                    choice.page === null
                      ? 'Select a page to see who can open it, and why.'
                      : 'This page no longer exists. Select another page.'
                  }
                  findings={toFindings({
                    one: 'page can be opened by no one',
                    many: 'pages can be opened by no one',
                    tone: 'warning',
                    links: groups
                      .filter((group) => group.users === 0)
                      .flatMap(({ pages }) => pages.map(toPageLink)),
                  })}
                  noFindingsText="Every page can be opened by someone."
                  columns={pageGroupColumns}
                  rows={groups}
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
