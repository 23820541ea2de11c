import type { Insertable } from 'kysely';
import { embeddedViews } from '../../reporting-server/views.ts';
import type {
  CompaniesTable,
  DashboardPagesTable,
  DefaultValuesTable,
  ReportViewsTable,
  StartPagesTable,
} from '../tables.ts';

/** Invented companies: the retailer, its customer-care service, the data-services provider, and two partners. */
export const companies: readonly Insertable<CompaniesTable>[] = [
  { company_abbrev: 'JAS', company_name: 'JAS Fabric and Craft Stores' },
  { company_abbrev: 'MSC', company_name: 'MSC Customer Care' },
  { company_abbrev: 'COL', company_name: 'Coleman Data Services' },
  { company_abbrev: 'QLT', company_name: 'Quilt House Print and Mail' },
  { company_abbrev: 'PX_', company_name: 'Pixel and Thread Studio' },
];

/** Only for existing screens. */
export const startPages: readonly Insertable<StartPagesTable>[] = [
  { start_page1: 'Home', start_page_url: '/Home' },
  { start_page1: 'Mailers', start_page_url: '/Campaigns/MailerList' },
  { start_page1: 'Campaigns', start_page_url: '/Campaigns/CampaignUpdate' },
];

export const dashboardPages: readonly Insertable<DashboardPagesTable>[] = [
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

export const defaultValues: readonly Insertable<DefaultValuesTable>[] = [
  {
    default_key: 'OverheadRatePct',
    default_value1: '12.5',
    default_help_text: 'Overhead rate for the burdened ROI, in percent of the mailing cost.',
  },
  {
    default_key: 'CostPerPiece',
    default_value1: '0.42',
    default_help_text: 'Cost per mailed piece in dollars, used when a campaign has none.',
  },
  {
    default_key: 'MailLeadDays',
    default_value1: '21',
    default_help_text: 'Days from mailer processing to the start of sale.',
  },
  {
    default_key: 'SupportPhone',
    default_value1: '2165550100',
    default_help_text: 'Help desk phone number, ten digits.',
  },
  {
    default_key: 'SupportEmail',
    default_value1: 'portal.support@coleman.example',
    default_help_text: 'Email address for questions about the portal.',
  },
];

/** The views of the embedded reporting server. */
export const reportViews: readonly Insertable<ReportViewsTable>[] = embeddedViews.map(
  ({ title, viewUrl }) => ({
    title,
    view_url: viewUrl,
  }),
);
