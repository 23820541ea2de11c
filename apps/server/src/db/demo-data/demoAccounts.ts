/** An account of the demo data, as it is printed when the server starts. */
export interface DemoAccount {
  username: string;
  password: string;
  roles: readonly string[];
  /** What a visitor sees with it. */
  shows: string;
}

/** The accounts everyone may know: production refuses a database that holds one of them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo.admin',
    password: 'Demo-admin-1',
    roles: ['Administer', 'StatusMessage', 'JAS', 'MSC', 'Coleman', 'Programmer'],
    shows: 'every screen',
  },
  {
    username: 'demo.developer',
    password: 'Demo-developer-1',
    roles: ['Developer', 'Programmer', 'JAS'],
    shows: 'Developer mode (role lists in the menu)',
  },
  {
    username: 'demo.marketing',
    password: 'Demo-marketing-1',
    roles: ['JAS', 'StatusMessage'],
    shows: 'campaigns and reports, no Admin entry',
  },
  {
    username: 'demo.care',
    password: 'Demo-care-1',
    roles: ['MSC'],
    shows: 'a main menu of exactly two entries, no start page',
  },
  { username: 'demo.locked', password: 'Demo-locked-1', roles: ['JAS'], shows: 'locked out' },
];
