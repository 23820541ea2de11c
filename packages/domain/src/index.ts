export {
  buildPageTree,
  findPageByPath,
  findPagesByPath,
  flattenPages,
  splitNames,
  withAncestors,
  type PageNode,
  type PageRecord,
} from './pages/pageTree.ts';
export {
  ADMINISTER_ROLE,
  DEVELOPER_ROLE,
  canReach,
  canReachPath,
  isAdministrator,
  isDeveloper,
  reachableUsers,
  type AccessUser,
} from './pages/access.ts';
export { buildMenu, type MenuNode } from './pages/menu.ts';
export {
  HOME_ADDRESS,
  LOGIN_ADDRESS,
  addressAfterLogin,
  startAddress,
  type StartChoice,
  type StartPage,
} from './pages/startAddress.ts';
export { internalUrl, safeUrl, type SafeUrl, type SafeUrlOptions } from './urls/safeUrl.ts';
export { isUnder, pagePath } from './urls/pagePath.ts';
