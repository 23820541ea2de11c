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
];
