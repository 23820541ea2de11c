import { embeddedViews } from '../../reporting-server/views.ts';
import { defaultValues } from '../initial-data/defaultValues.ts';
import type { NewRow } from '../tables.ts';

/** Invented companies: the retailer, its customer-care service, the data-services provider, and two partners. */
export const companies: readonly NewRow<'companies'>[] = [
  { company_abbrev: 'JAS', company_name: 'JAS Fabric and Craft Stores' },
  { company_abbrev: 'MSC', company_name: 'MSC Customer Care' },
  { company_abbrev: 'COL', company_name: 'Coleman Data Services' },
  { company_abbrev: 'QLT', company_name: 'Quilt House Print and Mail' },
  { company_abbrev: 'PX_', company_name: 'Pixel and Thread Studio' },
];

/** Only for existing screens. */
export const startPages: readonly NewRow<'start_pages'>[] = [
  { start_page1: 'Home', start_page_url: '/Home' },
  { start_page1: 'Mailers', start_page_url: '/Campaigns/MailerList' },
  { start_page1: 'Campaigns', start_page_url: '/Campaigns/CampaignUpdate' },
];

export const dashboardPages: readonly NewRow<'dashboard_pages'>[] = [
  {
    frame_title: 'Weekly sales by region',
    url: 'https://reports.jas.example/views/WeeklySales/Regions',
    frame_height: 640,
    roles: ['JAS', 'Coleman'],
  },
  {
    frame_title: 'Campaign pulse',
    url: 'https://reports.jas.example/views/Campaigns/Pulse',
    frame_height: 480,
    roles: ['JAS'],
  },
  {
    frame_title: 'Customer care queue',
    url: 'https://reports.jas.example/views/Care/Queue',
    frame_height: 360,
    roles: ['MSC'],
  },
  {
    frame_title: 'Overnight data loads',
    url: 'https://status.coleman.example/loads',
    frame_height: 900,
    roles: [],
  },
];

const demoValues: Readonly<Record<string, string>> = { OverheadRatePct: '12.5', CostPerPiece: '0.42' };

export const demoDefaultValues = defaultValues.map((row) => ({
  ...row,
  default_value1: demoValues[row.default_key] ?? row.default_value1,
}));

export const reportViews: readonly NewRow<'report_views'>[] = embeddedViews.map(({ title, viewUrl }) => ({
  title,
  view_url: viewUrl,
}));
