/** A demo account. The passwords are public: production refuses demo data. */
export interface DemoAccount {
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  companyAbbrev: string;
  department: string;
  roles: readonly string[];
  /** Empty: none. */
  startPage: string;
  isLockedOut: boolean;
  /** Description, printed on startup. */
  shows: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo.admin',
    password: 'Demo-admin-1',
    firstName: 'Ada',
    lastName: 'Demo',
    companyAbbrev: 'COL',
    department: 'Portal Administration',
    roles: ['Administer', 'StatusMessage', 'JAS', 'MSC', 'Coleman', 'Programmer'],
    startPage: '',
    isLockedOut: false,
    shows: 'every screen',
  },
  {
    username: 'demo.developer',
    password: 'Demo-developer-1',
    firstName: 'Devon',
    lastName: 'Demo',
    companyAbbrev: 'COL',
    department: 'Development',
    roles: ['Developer', 'Programmer', 'JAS'],
    startPage: '',
    isLockedOut: false,
    shows: 'Developer mode: role lists in the menu',
  },
  {
    username: 'demo.marketing',
    password: 'Demo-marketing-1',
    firstName: 'Mara',
    lastName: 'Demo',
    companyAbbrev: 'JAS',
    department: 'Marketing',
    roles: ['JAS', 'StatusMessage'],
    startPage: '/Campaigns/CampaignUpdate',
    isLockedOut: false,
    shows: 'campaigns and reports with its own start page; no administration',
  },
  {
    username: 'demo.care',
    password: 'Demo-care-1',
    firstName: 'Cary',
    lastName: 'Demo',
    companyAbbrev: 'MSC',
    department: 'Customer Care',
    roles: ['MSC'],
    startPage: '',
    isLockedOut: false,
    shows: 'a main menu with only two entries; no start page',
  },
  {
    username: 'demo.locked',
    password: 'Demo-locked-1',
    firstName: 'Lou',
    lastName: 'Demo',
    companyAbbrev: 'JAS',
    department: 'Marketing',
    roles: ['JAS'],
    startPage: '',
    isLockedOut: true,
    shows: 'a locked account that cannot sign in',
  },
  {
    username: 'demo.retail',
    password: 'Demo-retail-1',
    firstName: 'Rita',
    lastName: 'Demo',
    companyAbbrev: 'JAS',
    department: 'Portal Administration',
    roles: ['Administer', 'JAS'],
    startPage: '',
    isLockedOut: false,
    shows: 'an administrator of the retail company',
  },
];
