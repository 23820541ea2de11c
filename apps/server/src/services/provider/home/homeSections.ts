import { canOpenPath, isAdministrator, type AccessUser, type PageNode } from '@portal/domain';
import type { Config } from '../../../config/config.ts';

/** The parts of the home page, with the page that each leads to. */
const sectionPages = {
  campaigns: '/Campaigns/CampaignUpdate',
  mailers: '/Campaigns/MailerList',
  jobs: '/Campaigns/Bmt',
  applications: '/Reports/MgpReview',
  signups: '/Reports/SignupStatistics',
  responses: '/Reports/MailSumm',
  messages: '/Admin/SendMessage',
  dormantUsers: '/Admin/InactiveUsers',
  lockedUsers: '/Admin/UserMaint',
} as const;

export type HomeSection = keyof typeof sectionPages;

const administratorSections = new Set<HomeSection>(['messages', 'dormantUsers', 'lockedUsers']);

/** The sections that a user can open and whose data this server has. */
export function listHomeSections(
  tree: readonly PageNode[],
  user: AccessUser,
  { barcodeApiUrl, grantApiUrl }: Pick<Config, 'barcodeApiUrl' | 'grantApiUrl'>,
): HomeSection[] {
  return (Object.keys(sectionPages) as HomeSection[]).filter((section) => {
    if (section === 'jobs' && barcodeApiUrl) return false;
    if (section === 'applications' && grantApiUrl) return false;
    if (administratorSections.has(section) && !isAdministrator(user)) return false;
    return canOpenPath(tree, sectionPages[section], user);
  });
}
