import { buildPageTree, type PageRecord } from '@portal/domain';

const page = (pageId: number, parentId: number, pageName: string): PageRecord => ({
  pageId,
  parentId,
  pageName,
  url: `/${pageName.replaceAll(' ', '')}`,
  roles: '',
  serverRoles: '',
  mainMenu: true,
  orderBy: pageId,
  toolTip: null,
  imageUrl: null,
  icon: null,
});

/** Home, Campaigns (Mailers, Add Mailer), Admin (Roles) */
export const fixtureTree = buildPageTree([
  page(1, 0, 'Home'),
  page(2, 0, 'Campaigns'),
  page(3, 2, 'Mailers'),
  page(4, 2, 'Add Mailer'),
  page(5, 0, 'Admin'),
  page(6, 5, 'Roles'),
]);
