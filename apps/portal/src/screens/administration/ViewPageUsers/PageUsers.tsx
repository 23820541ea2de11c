import { decidingRoles, explainAccess, reachableUsers, unlockedUsers } from '@portal/domain';
import type { PageNode, UserWithRoles } from '@portal/domain';
import {
  AccessReason,
  pageUserColumns,
  PaneHead,
  UserPicker,
  type PageUser,
} from '@portal/ui/administration';
import { DataTable } from '@portal/ui/tables';
import { useMemo } from 'react';
import { countText } from '../../../api/countText.ts';
import { userDialogs } from '../userDialogs.ts';

interface PageUsersProps {
  page: PageNode;
  /** All users, including locked ones. */
  users: readonly UserWithRoles[];
  /** User name of the explained user; `null`: none. */
  asked: string | null;
  onAsk: (username: string | null) => void;
}

/** The users who can open a page, by which roles, and an explanation for any user. */
export function PageUsers({ page, users, asked, onAsk }: PageUsersProps) {
  const listed = useMemo(
    () =>
      reachableUsers(page, unlockedUsers(users)).map((user): PageUser => ({
        ...user,
        openedBy: decidingRoles(explainAccess(page, user)),
      })),
    [page, users],
  );
  const rows = listed.length > 0 ? ready(listed) : ({ status: 'empty' } as const);
  const user = users.find(({ username }) => username === asked);

  return (
    <>
      <PaneHead
        title={`Users who can open ${page.pageName}`}
        count={countText(ready(listed), 'user', 'users')}
      />
      <UserPicker
        label="Ask about any user"
        users={users}
        buttonLabel="Explain"
        onPick={({ username }) => onAsk(username)}
      />
      {user && <AccessReason explanation={explainAccess(page, user)} userName={user.username} />}
      <DataTable
        label={`Users who can open ${page.pageName}`}
        columns={pageUserColumns}
        rows={rows}
        rowId={({ username }) => username}
        emptyText="No Data Available"
        emptyHint="Nobody holds the roles that this page and the pages above it ask for."
        scrollKey={page.pageId}
        selection={{
          mode: 'single',
          selected: asked,
          onSelect: (username) => onAsk(username === asked ? null : username),
        }}
        rowActions={userDialogs}
        tools={{ csv: { fileName: 'page-users.csv' } }}
      />
    </>
  );
}

function ready<Row>(data: readonly Row[]) {
  return { status: 'ready', data, refreshing: false } as const;
}
