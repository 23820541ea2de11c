import type { AddPortalPageProps } from './AddPortalPage.tsx';
import type { EditUserProps } from './EditUser.tsx';
import type { UserModalProps } from './EditUserRoles.tsx';
import type { MovePageProps } from './MovePage.tsx';
import type { PageRolesProps } from './PageRoles.tsx';
import type { PageServerRolesProps } from './PageServerRoles.tsx';

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
  addDashboardPage: async () => (await import('./AddDashboardPage.tsx')).AddDashboardPage,
  addPortalPage: async () => (await import('./AddPortalPage.tsx')).AddPortalPage,
  addStartPage: async () => (await import('./AddStartPage.tsx')).AddStartPage,
  addUser: async () => (await import('./AddUser.tsx')).AddUser,
  editUser: async () => (await import('./EditUser.tsx')).EditUser,
  editUserRoles: async () => (await import('./EditUserRoles.tsx')).EditUserRoles,
  editUserCompanies: async () => (await import('./EditUserCompanies.tsx')).EditUserCompanies,
  showUserAccess: async () => (await import('./ShowUserAccess.tsx')).ShowUserAccess,
  movePage: async () => (await import('./MovePage.tsx')).MovePage,
  pageRoles: async () => (await import('./PageRoles.tsx')).PageRoles,
  pageServerRoles: async () => (await import('./PageServerRoles.tsx')).PageServerRoles,
};
