import { parseList, parseTable } from '../parseTable.ts';

/**
 * Invented companies: the retailer, its customer-care service, the data-services provider, and two partners. `share` is how
 * many of eleven users belong to it, `role` what they typically have.
 */
export const demoCompanies = parseTable<
  Record<'abbrev' | 'name' | 'share' | 'role' | 'emailHost' | 'departments', string>
>(`
  abbrev | name                        | share | role    | emailHost           | departments
  JAS    | JAS Fabric and Craft Stores | 5     | JAS     | jas.example         | Marketing, Merchandising, Customer Care, Store Operations, E-Commerce, Finance
  MSC    | MSC Customer Care           | 2     | MSC     | msc.example         | Customer Care, Quality, Training
  COL    | Coleman Data Services       | 2     | Coleman | coleman.example     | Development, Data Operations, Analytics, Account Management
  QLT    | Quilt House Print and Mail  | 1     | MSC     | quilthouse.example  | Print Production, Postal Services
  PX_    | Pixel and Thread Studio     | 1     | JAS     | pixelthread.example | Design
`).map(({ share, departments, ...company }) => ({
  ...company,
  share: Number(share),
  departments: parseList(departments),
}));
