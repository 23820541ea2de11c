import type { DialogLoaders } from '../../dialogs/Dialogs.ts';

declare module '../../dialogs/Dialogs.ts' {
  interface Dialogs {
    addChildPage: RecordDialogProps;
    addCompany: DialogProps;
    addDashboardPage: DialogProps;
    addPortalPage: DialogProps;
    addStartPage: DialogProps;
    addUser: DialogProps;
    auditEntry: RecordDialogProps;
    dashboardPageRoles: RecordDialogProps;
    deliveries: RecordDialogProps;
    editUser: RecordDialogProps;
    editUserCompanies: RecordDialogProps;
    editUserRoles: RecordDialogProps;
    movePage: RecordDialogProps;
    pageRoles: RecordDialogProps;
    pageServerRoles: RecordDialogProps;
    showUserAccess: RecordDialogProps;
  }
}

/** The dialogs of the area, loaded when they are opened. */
export const administrationDialogs = {
  addChildPage: async () => (await import('./AddPortalPage/AddPortalPage.tsx')).AddPortalPage,
  addCompany: async () => (await import('./AddCompany/AddCompany.tsx')).AddCompany,
  addDashboardPage: async () => (await import('./AddDashboardPage/AddDashboardPage.tsx')).AddDashboardPage,
  addPortalPage: async () => (await import('./AddPortalPage/AddPortalPage.tsx')).AddPortalPage,
  addStartPage: async () => (await import('./AddStartPage/AddStartPage.tsx')).AddStartPage,
  addUser: async () => (await import('./AddUser/AddUser.tsx')).AddUser,
  auditEntry: async () => (await import('./AuditEntry/AuditEntry.tsx')).AuditEntry,
  dashboardPageRoles: async () =>
    (await import('./DashboardPageRoles/DashboardPageRoles.tsx')).DashboardPageRoles,
  deliveries: async () => (await import('./Deliveries/Deliveries.tsx')).Deliveries,
  editUser: async () => (await import('./EditUser/EditUser.tsx')).EditUser,
  editUserCompanies: async () =>
    (await import('./EditUserCompanies/EditUserCompanies.tsx')).EditUserCompanies,
  editUserRoles: async () => (await import('./EditUserRoles/EditUserRoles.tsx')).EditUserRoles,
  movePage: async () => (await import('./MovePage/MovePage.tsx')).MovePage,
  pageRoles: async () => (await import('./PageRoles/PageRoles.tsx')).PageRoles,
  pageServerRoles: async () => (await import('./PageServerRoles/PageServerRoles.tsx')).PageServerRoles,
  showUserAccess: async () => (await import('./ShowUserAccess/ShowUserAccess.tsx')).ShowUserAccess,
} satisfies Partial<DialogLoaders>;
