import type { AddPortalPageProps } from './AddPortalPage/AddPortalPage.tsx';
import type { EditUserProps } from './EditUser/EditUser.tsx';
import type { UserModalProps } from './EditUserRoles/EditUserRoles.tsx';
import type { MovePageProps } from './MovePage/MovePage.tsx';
import type { PageRolesProps } from './PageRoles/PageRoles.tsx';
import type { PageServerRolesProps } from './PageServerRoles/PageServerRoles.tsx';

declare module '../../dialogs/modalProps.ts' {
  interface ModalProps {
    addDashboardPage: object;
    addPortalPage: AddPortalPageProps;
    addStartPage: object;
    addUser: object;
    editUser: EditUserProps;
    editUserRoles: UserModalProps;
    editUserCompanies: UserModalProps;
    showUserAccess: UserModalProps;
    movePage: MovePageProps;
    pageRoles: PageRolesProps;
    pageServerRoles: PageServerRolesProps;
  }
}

/** The dialogs of the area, loaded when they are opened. */
export const administrationDialogs = {
  addDashboardPage: async () => (await import('./AddDashboardPage/AddDashboardPage.tsx')).AddDashboardPage,
  addPortalPage: async () => (await import('./AddPortalPage/AddPortalPage.tsx')).AddPortalPage,
  addStartPage: async () => (await import('./AddStartPage/AddStartPage.tsx')).AddStartPage,
  addUser: async () => (await import('./AddUser/AddUser.tsx')).AddUser,
  editUser: async () => (await import('./EditUser/EditUser.tsx')).EditUser,
  editUserRoles: async () => (await import('./EditUserRoles/EditUserRoles.tsx')).EditUserRoles,
  editUserCompanies: async () =>
    (await import('./EditUserCompanies/EditUserCompanies.tsx')).EditUserCompanies,
  showUserAccess: async () => (await import('./ShowUserAccess/ShowUserAccess.tsx')).ShowUserAccess,
  movePage: async () => (await import('./MovePage/MovePage.tsx')).MovePage,
  pageRoles: async () => (await import('./PageRoles/PageRoles.tsx')).PageRoles,
  pageServerRoles: async () => (await import('./PageServerRoles/PageServerRoles.tsx')).PageServerRoles,
};
