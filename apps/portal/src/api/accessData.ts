import { buildPageTree, withRoles, type PageNode, type UserWithRoles } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';
import { useMemo } from 'react';
import { asyncList } from './asyncState.ts';
import { combinedState } from './combinedState.ts';
import { requestPageRecords, usePageRecords } from './pages.ts';
import { requestUserRoles, useUserRoles } from './userRoles.ts';
import { requestUsers, useUsers } from './users.ts';

/** The data that decides who can open which page. */
export interface AccessData {
  tree: PageNode[];
  /** All users, including locked ones. */
  users: UserWithRoles[];
}

/** The pages and the users with their roles, as one state. */
export function useAccessData(): AsyncState<AccessData> {
  const state = combinedState({
    pages: asyncList(usePageRecords()),
    users: asyncList(useUsers()),
    held: asyncList(useUserRoles()),
  });
  const { pages, users, held } = state.status === 'ready' ? state.data : nothing;
  const tree = useMemo(() => buildPageTree(pages), [pages]);
  const usersWithRoles = useMemo(() => withRoles(users, held), [users, held]);
  return state.status === 'ready' ? { ...state, data: { tree, users: usersWithRoles } } : state;
}

const nothing = { pages: [], users: [], held: [] };

/** Prefetches the access data. */
export function requestAccessData(): void {
  requestPageRecords();
  requestUsers();
  requestUserRoles();
}
