/**
 * The names of the files that the portal makes; `screens/reports/shared/reportFileNames.ts` has those of reports. The
 * server names the files of barcode jobs and grants.
 */
export const fileNames = {
  activeUsers: 'active-users.csv',
  audit: 'audit.csv',
  campaigns: 'campaigns.csv',
  companies: 'companies.csv',
  dashboardPages: 'dashboard-pages.csv',
  defaultValues: 'default-values.csv',
  dormantUsers: 'dormant-users.csv',
  mailers: 'mailers.csv',
  offers: 'offers.csv',
  pages: 'pages.csv',
  pageUsers: 'page-users.csv',
  sourceCodes: 'source-codes.csv',
  startPages: 'start-pages.csv',
  users: 'users.csv',
};
