import { canOpenReport } from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { isReportView, listReportViews } from './queries.ts';

export const reportViewHandlers = {
  listTableauViews: (_input, { db }) => listReportViews(db),

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
