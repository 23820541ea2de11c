import {
  explainAccess,
  filterUsersWithAccess,
  formatQuantity,
  listGrantingRoles,
  listUnlockedUsers,
} from '@portal/domain';
import type { PageNode, UserWithRoles } from '@portal/domain';
import {
  AccessReason,
  pageUserColumns,
  PaneHeader,
  UserPicker,
  type PageUser,
} from '@portal/ui/administration';
import { DataTable } from '@portal/ui/tables';
import { useMemo } from 'react';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { AccessRemedies } from '../shared/AccessRemedies.tsx';
import { listUserDialogs } from '../shared/listUserDialogs.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

interface PageUsersProps {
  page: PageNode;
  tree: readonly PageNode[];
  /** All users, including locked ones. */
  users: readonly UserWithRoles[];
  /** User name of the explained user; `null`: none. */
  explainedUsername: string | null;
  onExplain: (username: string | null) => void;
}

/** The users who can open a page, by which roles, and an explanation for any user. */
export function PageUsers({ page, tree, users, explainedUsername, onExplain }: PageUsersProps) {
  const listed = useMemo(
    () =>
      filterUsersWithAccess(page, listUnlockedUsers(users)).map((user): PageUser => ({
        ...user,
        grantingRoles: listGrantingRoles(explainAccess(page, user)),
      })),
    [page, users],
  );
  const user = users.find(({ username }) => username === explainedUsername);
  const explanation = user && explainAccess(page, user);
  const openDialog = useOpenDialog();

  return (
    <>
      <PaneHeader
        title={`Users who can open ${page.pageName}`}
        count={formatQuantity(listed.length, 'user')}
      />
      <UserPicker
        label="Check a user"
        users={users}
        buttonLabel="Check"
        onPick={({ username }) => onExplain(username)}
      />
      {user && explanation && (
        <AccessReason
          explanation={explanation}
          userName={user.username}
          actions={<AccessRemedies explanation={explanation} user={user} tree={tree} />}
        />
      )}
      <DataTable
        {...useTableColumns('Page users', pageUserColumns)}
        label={`Users who can open ${page.pageName}`}
        rows={listed.length > 0 ? { status: 'ready', data: listed, refreshing: false } : { status: 'empty' }}
        rowId={({ username }) => username}
        empty={{
          text: 'No Data Available',
          hint: 'No user has the roles that this page and its parent pages require.',
        }}
        scrolling={{ resetKey: page.pageId }}
        selection={{
          mode: 'single',
          selected: explainedUsername,
          onSelect: (username) => onExplain(username === explainedUsername ? null : username),
        }}
        rowActions={(row) => listUserDialogs(row, openDialog)}
        tools={{ print: true, csv: { fileName: fileNames.pageUsers } }}
      />
    </>
  );
}
