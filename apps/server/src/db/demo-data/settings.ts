import { embeddedViews } from '../../reporting-server/views.ts';
import { defaultValues } from '../initial-data/defaultValues.ts';
import { roles, serverRoles } from '../initial-data/roles.ts';
import type { RowsByTable } from '../insertRows.ts';
import { parseList, parseTable } from '../parseTable.ts';
import { demoCompanies } from './companies.ts';

const dashboardPages = parseTable<Record<'frame_title' | 'url' | 'height' | 'roles', string>>(`
  frame_title            | url                                                   | height | roles
  Weekly sales by region | https://reports.jas.example/views/WeeklySales/Regions | 640    | JAS, Coleman
  Campaign pulse         | https://reports.jas.example/views/Campaigns/Pulse     | 480    | JAS
  Customer care queue    | https://reports.jas.example/views/Care/Queue          | 360    | MSC
  Overnight data loads   | https://status.coleman.example/loads                  | 900    |
`);

const demoValues: Readonly<Record<string, string>> = { OverheadRatePct: '12.5', CostPerPiece: '0.42' };

export const demoDefaultValues = defaultValues.map((row) => ({
  ...row,
  default_value1: demoValues[row.default_key] ?? row.default_value1,
}));

export const settings: RowsByTable = {
  companies: demoCompanies.map(({ abbrev, name }) => ({ company_abbrev: abbrev, company_name: name })),
  roles,
  server_roles: serverRoles,
  // Only for existing screens.
  start_pages: [
    { start_page1: 'Home', start_page_url: '/Home' },
    { start_page1: 'Mailers', start_page_url: '/Campaigns/MailerList' },
    { start_page1: 'Campaigns', start_page_url: '/Campaigns/CampaignUpdate' },
  ],
  dashboard_pages: dashboardPages.map(({ height, roles: names, ...page }) => ({
    ...page,
    frame_height: Number(height),
    roles: parseList(names),
  })),
  default_values: demoDefaultValues,
  report_views: embeddedViews.map(({ title, viewUrl }) => ({ title, view_url: viewUrl })),
};
