import { DEFAULT_MAILER_REPORT_TYPE, toMailerReportType } from '@portal/domain/reports';
import type { MailerSummaryParams } from '@portal/ui/reports';
import {
  TABLE_FILTER_PREFIX,
  choiceParam,
  flagParam,
  positiveIntegerParam,
  type UrlState,
  urlState,
} from '../../../url/urlState.ts';

const params = urlState<MailerSummaryParams>({
  type: {
    parse: (text) => toMailerReportType(text) ?? DEFAULT_MAILER_REPORT_TYPE,
    format: (type) => (type === DEFAULT_MAILER_REPORT_TYPE ? null : type),
  },
  campaignId: { ...positiveIntegerParam(), name: 'CampaignId' },
  allocate: { ...flagParam('Y'), name: 'AllocateNonSpecific' },
  expandedView: { ...choiceParam(['N', 'Y'], 'N'), name: 'ExpandedView' },
});

/**
 * The report in the query of the URL (specification 3 §2). Another report keeps the sorting of the table and drops its
 * filters.
 */
export const mailerSummaryInUrl: UrlState<MailerSummaryParams> = {
  ...params,
  owns: (name) => params.owns(name) || name.startsWith(TABLE_FILTER_PREFIX),
};
