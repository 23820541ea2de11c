import { canOpenReport } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { isReportView, listReportViews, type ReportViewRow } from './queries.ts';

export const reportViewHandlers = {
  async listTableauViews(_input, { db }) {
    return (await listReportViews(db)).map(toReportView);
  },

  async getTableauTicket({ query }, context) {
    const { db, server } = context;
    const session = requireSession(context);
    if (!(await isReportView(db, query.report))) throw new AppError('report.not_found');
    if (!canOpenReport(await server.pageTree.read(), query.report, session)) {
      throw new AppError('access.denied');
    }
    const { site, requestTicket } = server.reportingTickets;
    return { ticket: await requestTicket(session), site };
  },
} satisfies Partial<ProviderHandlers>;

function toReportView(row: ReportViewRow): ProviderSchemas['TableauView'] {
  return { viewId: row.view_id, title: row.title, viewUrl: row.view_url };
}
