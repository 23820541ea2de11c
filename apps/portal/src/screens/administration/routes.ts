import type { Screen } from '../../app/screen.ts';

const loadUsersRequest = async () => (await import('../../api/users.ts')).requestUsers;

export const administrationScreens: readonly Screen[] = [
  {
    path: '/Admin/ActiveUsers',
    title: 'Active Users',
    load: async () => (await import('./ActiveUsers/ActiveUsersScreen.tsx')).ActiveUsersScreen,
    loadRequest: loadUsersRequest,
  },
  {
    path: '/Admin/UserMaint',
    title: 'User Maintenance',
    load: async () => (await import('./UserMaintenance/UserMaintenanceScreen.tsx')).UserMaintenanceScreen,
    loadRequest: loadUsersRequest,
  },
  {
    path: '/Admin/InactiveUsers',
    title: 'Dormant Users',
    load: async () => (await import('./DormantUsers/DormantUsersScreen.tsx')).DormantUsersScreen,
    loadRequest: loadUsersRequest,
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
    loadRequest: loadUsersRequest,
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
    loadRequest: loadUsersRequest,
  },
];
