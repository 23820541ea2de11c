import { parseList, parseTable } from '../parseTable.ts';

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

export const demoAccounts: readonly DemoAccount[] = parseTable<Record<keyof DemoAccount, string>>(`
  username       | password         | firstName | companyAbbrev | department            | roles                                                    | startPage                 | isLockedOut | shows
  demo.admin     | Demo-admin-1     | Ada       | COL           | Portal Administration | Administer, StatusMessage, JAS, MSC, Coleman, Programmer |                           |             | every screen
  demo.developer | Demo-developer-1 | Devon     | COL           | Development           | Developer, Programmer, JAS                               |                           |             | Developer mode: role lists in the menu
  demo.marketing | Demo-marketing-1 | Mara      | JAS           | Marketing             | JAS, StatusMessage                                       | /Campaigns/CampaignUpdate |             | campaigns and reports with its own start page; no administration
  demo.care      | Demo-care-1      | Cary      | MSC           | Customer Care         | MSC                                                      |                           |             | a main menu with only two entries; no start page
  demo.locked    | Demo-locked-1    | Lou       | JAS           | Marketing             | JAS                                                      |                           | yes         | a locked account that cannot sign in
  demo.retail    | Demo-retail-1    | Rita      | JAS           | Portal Administration | Administer, JAS                                          |                           |             | an administrator of the retail company
`).map(({ roles, isLockedOut, ...account }) => ({
  ...account,
  lastName: 'Demo',
  roles: parseList(roles),
  isLockedOut: isLockedOut === 'yes',
}));
