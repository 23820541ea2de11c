import {
  findCampaignGaps,
  findSaleEvent,
  formatCampaignGap,
  formatQuantity,
  formatSaleEvent,
  type RecordKind,
} from '@portal/domain';
import type { AttentionItem } from '@portal/ui/layout';
import type { Home } from '../../../api/resources/home.ts';
import { toRecordHref } from '../../../navigation/placeLinks.ts';

type Line = Home['attention'][number];

interface LineText {
  tone: AttentionItem['tone'];
  one: string;
  many: string;
  /** The list of what is counted; the first day is appended, if the count begins on one. */
  href: string;
}

const lines: Record<Line['kind'], LineText> = {
  failedJobs: {
    tone: 'error',
    one: 'job failed',
    many: 'jobs failed',
    href: '/Campaigns/Bmt?list=jobs&status=Failed&dtBegin=',
  },
  waitingJobs: {
    tone: 'info',
    one: 'job has not been started',
    many: 'jobs have not been started',
    href: '/Campaigns/Bmt?list=jobs&status=New&dtBegin=',
  },
  unassignedMailers: {
    tone: 'warning',
    one: 'upcoming mailer is in no campaign',
    many: 'upcoming mailers are in no campaign',
    href: '/Campaigns/MailerList?campaign=none&sortBy=SaleBegin&sortOrder=ASC&saleBeginAfter=',
  },
  unopenedApplications: {
    tone: 'info',
    one: 'application not opened yet',
    many: 'applications not opened yet',
    href: '/Reports/MgpReview?opened=no&dtBegin=',
  },
  failedMessages: {
    tone: 'error',
    one: 'email could not be delivered',
    many: 'emails could not be delivered',
    href: '/Admin/SendMessage?filter.failed=%3E0',
  },
  dormantUsers: {
    tone: 'info',
    one: 'dormant user',
    many: 'dormant users',
    href: '/Admin/InactiveUsers',
  },
  lockedUsers: {
    tone: 'info',
    one: 'locked user',
    many: 'locked users',
    href: '/Admin/UserMaint?filter.isLockedOut=Yes',
  },
};

const toneOrder = ['error', 'warning', 'info'];

/** The lines of what needs attention, failures first; campaigns by the day on which they begin or end. */
export function listAttentionItems(home: Home): AttentionItem[] {
  return [
    // A newer provider may know more kinds.
    ...home.attention.filter(({ kind }) => Object.hasOwn(lines, kind)).map(toLine),
    ...home.campaigns.map((each) => toCampaignLine(each, home.today)),
  ].toSorted((one, other) => toneOrder.indexOf(one.tone) - toneOrder.indexOf(other.tone));
}

function toLine({ kind, count, from, records }: Line): AttentionItem {
  const { tone, one, many, href } = lines[kind];
  return {
    key: kind,
    tone,
    label: formatQuantity(count, one, many),
    href: href + (from?.slice(0, 10) ?? ''),
    links: records.map((record) => ({
      label: record.title,
      // The contract allows records only.
      href: toRecordHref(record.kind as RecordKind, record.id),
      title: record.detail,
    })),
  };
}

function toCampaignLine(campaign: Home['campaigns'][number], today: string): AttentionItem {
  const gaps = findCampaignGaps(campaign);
  const days = {
    saleDateBegin: campaign.saleDateBegin.slice(0, 10),
    saleDateEnd: campaign.saleDateEnd.slice(0, 10),
  };
  const event = findSaleEvent(days, today.slice(0, 10));
  return {
    key: `campaign ${campaign.campaignId}`,
    tone: gaps.length > 0 ? 'warning' : 'info',
    label: campaign.shortDescription,
    href: toRecordHref('campaign', String(campaign.campaignId)),
    ...(event && { note: formatSaleEvent(event) }),
    problems: gaps.map((gap) => formatCampaignGap(gap, campaign)),
  };
}
