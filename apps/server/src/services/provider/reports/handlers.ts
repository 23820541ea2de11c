import { campaignSummaryHandlers } from './campaignSummary/handlers.ts';
import { customerHandlers } from './customers/handlers.ts';
import { detailHandlers } from './details/handlers.ts';
import { mailerSummaryHandlers } from './mailerSummary/handlers.ts';
import { signupStatHandlers } from './signupStats/handlers.ts';

/** The reports of specification 3; docs/domain/reports.md defines each figure. */
export const reportHandlers = {
  ...campaignSummaryHandlers,
  ...customerHandlers,
  ...detailHandlers,
  ...mailerSummaryHandlers,
  ...signupStatHandlers,
};
