import { AdminIcon, CampaignIcon, GrantIcon, HomeIcon, ReportIcon } from '../../controls/icons.tsx';
import type { NavigationItem } from './NavigationItem.ts';

const page = (label: string, href: string): NavigationItem => ({ id: label, label, href });

/** A realistic menu for stories: groups with and without a page of their own, a third level, an external link. */
export const menuFixture: readonly NavigationItem[] = [
  { ...page('Home', '/Home'), icon: <HomeIcon size={18} /> },
  {
    ...page('Campaigns', '/Campaigns'),
    icon: <CampaignIcon size={18} />,
    purpose: 'Mailers, campaigns and offers',
    children: [
      page('Mailers', '/Campaigns/MailerList'),
      page('Add Mailer', '/Campaigns/MailerAdd'),
      page('Campaign Update', '/Campaigns/CampaignUpdate'),
      page('Offer List / Edit', '/Campaigns/OfferList'),
    ],
  },
  {
    id: 'Reports',
    label: 'Reports',
    icon: <ReportIcon size={18} />,
    children: [
      page('Signup Statistics', '/Reports/SignupStats'),
      page('Annual Campaign Summary', '/Reports/CampaignSummary'),
      {
        id: 'Customers',
        label: 'Customers',
        children: [
          page('Customer Channel Report', '/Reports/CustomerChannels'),
          page('Customer Segment Report', '/Reports/CustomerSegments'),
        ],
      },
    ],
  },
  { ...page('Grant Program Review', '/Grants/Review'), icon: <GrantIcon size={18} /> },
  { ...page('Postal rates', 'https://postal.example/rates'), external: true, purpose: 'Opens another site' },
  {
    ...page('Admin', '/Admin'),
    icon: <AdminIcon size={18} />,
    children: [
      page('User Maintenance', '/Admin/UserMaint'),
      { ...page('Web Site Pages', '/Admin/Pages'), note: 'Administer, Programmer, Developer' },
    ],
  },
];
