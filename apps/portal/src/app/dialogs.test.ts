import { buildPageTree } from '@portal/domain';
import { expect, test } from 'vitest';
import type { Dialogs } from '../dialogs/Dialogs.ts';
import { storyPages } from '../testing/portalFixtures.ts';
import { storyRoles } from '../testing/storyRoles.ts';
import { listDialogs } from './dialogs.ts';

/** Whose right each dialog needs. */
const expected = {
  addCampaign: 'JAS',
  addChildPage: 'Administer',
  addCompany: 'Administer',
  addDashboardPage: 'Administer',
  addPortalPage: 'Administer',
  addSource: 'JAS',
  addStartPage: 'Administer',
  addUser: 'Administer',
  auditEntry: 'Administer',
  dashboardPageRoles: 'Administer',
  deliveries: 'Administer',
  editCampaign: 'JAS',
  editSource: 'JAS',
  editUser: 'Administer',
  editUserCompanies: 'Administer',
  editUserRoles: 'Administer',
  mailerSummaryHelp: null,
  movePage: 'Administer',
  pageRoles: 'Administer',
  pageServerRoles: 'Administer',
  showUserAccess: 'Administer',
} as const satisfies Record<keyof Dialogs, 'Administer' | 'JAS' | null>;

test.each(Object.values(storyRoles))('$title: only dialogs that the user may use open', ({ roles }) => {
  const user = { roles: [...(roles ?? [])], isLockedOut: false };
  const dialogs = listDialogs({ tree: buildPageTree(storyPages), menu: [], user, isDeveloper: false });
  const names = Object.entries(expected).filter(([, role]) => role === null || user.roles.includes(role));
  expect(Object.keys(dialogs).toSorted()).toEqual(names.map(([name]) => name));
});
