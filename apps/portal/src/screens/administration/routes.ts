import type { Screen } from '../../navigation/screen.ts';

const loadUsersRequest = async () => (await import('../../api/resources/users.ts')).prefetchUsers;

const loadAccessRequest = async () =>
  (await import('../../api/resources/prefetchAccessData.ts')).prefetchAccessData;

export const administrationScreens: readonly Screen[] = [
  {
    path: '/Admin/ActiveUsers',
    title: 'Active Users',
    load: async () => (await import('./ActiveUsers/ActiveUsersScreen.tsx')).ActiveUsersScreen,
    loadPrefetch: loadUsersRequest,
    views: {},
  },
  {
    path: '/Admin/UserMaint',
    title: 'User Maintenance',
    load: async () => (await import('./UserMaintenance/UserMaintenanceScreen.tsx')).UserMaintenanceScreen,
    loadPrefetch: async () =>
      (await import('../../api/resources/prefetchUsersWithStartPages.ts')).prefetchUsersWithStartPages,
    views: {},
  },
  {
    path: '/Admin/ViewPageUsers',
    title: 'View Page Users',
    load: async () => (await import('./ViewPageUsers/ViewPageUsersScreen.tsx')).ViewPageUsersScreen,
    loadPrefetch: loadAccessRequest,
  },
  {
    path: '/Admin/InactiveUsers',
    title: 'Dormant Users',
    load: async () => (await import('./DormantUsers/DormantUsersScreen.tsx')).DormantUsersScreen,
    loadPrefetch: loadUsersRequest,
    views: {},
  },
  {
    path: '/Admin/ViewUserAccess',
    title: 'View User Access',
    load: async () => (await import('./ViewUserAccess/ViewUserAccessScreen.tsx')).ViewUserAccessScreen,
    loadPrefetch: loadAccessRequest,
  },
  {
    path: '/Admin/AddTempUser',
    title: 'Add Customer Care User',
    load: async () => (await import('./AddTempUser/AddTempUserScreen.tsx')).AddTempUserScreen,
  },
  {
    path: '/Admin/TerminateTempUser',
    title: 'Terminate Customer Care User',
    load: async () =>
      (await import('./TerminateTempUser/TerminateTempUserScreen.tsx')).TerminateTempUserScreen,
    loadPrefetch: loadUsersRequest,
  },
  {
    path: '/Admin/SiteAdmin',
    title: 'Site Administration',
    load: async () => (await import('./SiteAdmin/SiteAdminScreen.tsx')).SiteAdminScreen,
  },
  {
    path: '/Admin/SendMessage',
    title: 'Send Message',
    load: async () => (await import('./SendMessage/SendMessageScreen.tsx')).SendMessageScreen,
    loadPrefetch: loadUsersRequest,
  },
  {
    path: '/Admin/DefaultValues',
    title: 'Default Values',
    load: async () => (await import('./DefaultValues/DefaultValuesScreen.tsx')).DefaultValuesScreen,
    loadPrefetch: async () => (await import('../../api/resources/defaultValues.ts')).prefetchDefaultValues,
    views: {},
  },
  {
    path: '/Admin/StartPages',
    title: 'Start Pages',
    load: async () => (await import('./StartPages/StartPagesScreen.tsx')).StartPagesScreen,
    loadPrefetch: async () => (await import('../../api/resources/startPages.ts')).prefetchStartPages,
    views: {},
  },
  {
    path: '/Admin/DashboardPages',
    title: 'Dashboard Pages',
    load: async () => (await import('./DashboardPages/DashboardPagesScreen.tsx')).DashboardPagesScreen,
    loadPrefetch: async () => (await import('../../api/resources/dashboardPages.ts')).prefetchDashboardPages,
    views: {},
  },
  {
    path: '/Admin/Pages',
    title: 'Web Site Pages',
    load: async () => (await import('./Pages/PagesScreen.tsx')).PagesScreen,
    views: {},
  },
  {
    path: '/Admin/Roles',
    title: 'Roles',
    load: async () => (await import('./Roles/RolesScreen.tsx')).RolesScreen,
    loadPrefetch: async () => (await import('../../api/resources/roles.ts')).prefetchRoles,
  },
  {
    path: '/Admin/ServerRoles',
    title: 'Server Roles',
    load: async () => (await import('./ServerRoles/ServerRolesScreen.tsx')).ServerRolesScreen,
    loadPrefetch: async () => (await import('../../api/resources/roles.ts')).prefetchServerRoles,
  },
  {
    path: '/Admin/Companies',
    title: 'Companies',
    load: async () => (await import('./Companies/CompaniesScreen.tsx')).CompaniesScreen,
    loadPrefetch: async () => (await import('../../api/resources/companies.ts')).prefetchCompanies,
    views: {},
  },
  {
    path: '/Admin/Audit',
    title: 'Audit',
    load: async () => (await import('./Audit/AuditScreen.tsx')).AuditScreen,
    loadPrefetch: async () => (await import('./shared/auditList.ts')).auditList.prefetch,
    views: {},
  },
];
