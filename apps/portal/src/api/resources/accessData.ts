import { buildPageTree, addRolesToUsers, type PageNode, type UserWithRoles } from '@portal/domain';
import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { useMemo } from 'react';
import { asyncList } from '../asyncState.ts';
import { combineStates } from '../combineStates.ts';
import { usePageRecords } from './pages.ts';
import { useUserRoles } from './userRoles.ts';
import { useUsers } from './users.ts';

/** The data that decides who can open which page. */
export interface AccessData {
  tree: PageNode[];
  /** All users, including locked ones. */
  users: UserWithRoles[];
}

/** The pages and the users with their roles, as one state. */
export function useAccessData(): AsyncState<AccessData> {
  const state = combineStates({
    pages: asyncList(usePageRecords()),
    users: asyncList(useUsers()),
    userRoles: asyncList(useUserRoles()),
  });
  const { pages, users, userRoles } = getShownData(state) ?? emptyData;
  const tree = useMemo(() => buildPageTree(pages), [pages]);
  const usersWithRoles = useMemo(() => addRolesToUsers(users, userRoles), [users, userRoles]);
  const data = { tree, users: usersWithRoles };
  if (state.status === 'ready') return { ...state, data };
  if (state.status !== 'failed') return state;
  const { olderData, ...failure } = state;
  return olderData === undefined ? failure : { ...failure, olderData: data };
}

const emptyData = { pages: [], users: [], userRoles: [] };
