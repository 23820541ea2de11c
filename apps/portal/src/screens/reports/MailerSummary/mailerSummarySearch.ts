import { DEFAULT_MAILER_REPORT_TYPE, toMailerReportType } from '@portal/domain/reports';
import type { MailerSummaryParams } from '@portal/ui/reports';

const maxId = 2_147_483_647;

/** Parses the report in the URL; invalid values count as absent (specification 3 §2). */
export function parseMailerSummary(params: URLSearchParams): MailerSummaryParams {
  const campaignId = Number(params.get('CampaignId'));
  return {
    type: toMailerReportType(params.get('type')) ?? DEFAULT_MAILER_REPORT_TYPE,
    campaignId: Number.isInteger(campaignId) && campaignId >= 1 && campaignId <= maxId ? campaignId : null,
    allocate: isYes(params.get('AllocateNonSpecific')),
    expandedView: isYes(params.get('ExpandedView')) ? 'Y' : 'N',
  };
}

/** The query of the URL for a report; keeps the sorting, omits defaults. */
export function formatMailerSummary(shown: MailerSummaryParams, previous: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  if (shown.type !== DEFAULT_MAILER_REPORT_TYPE) params.set('type', shown.type);
  if (shown.campaignId !== null) params.set('CampaignId', String(shown.campaignId));
  if (shown.allocate) params.set('AllocateNonSpecific', 'Y');
  if (shown.expandedView === 'Y') params.set('ExpandedView', 'Y');
  const sort = previous.get('sort');
  if (sort !== null) params.set('sort', sort);
  return params;
}

function isYes(text: string | null): boolean {
  return text?.trim().toUpperCase() === 'Y';
}
