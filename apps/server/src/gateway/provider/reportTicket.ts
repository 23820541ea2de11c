import type { ProviderSchemas } from '@portal/api-client';
import { canOpenReport } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../../access/identity.ts';
import { callerOf } from '../../access/sessionOf.ts';
import { AppError } from '../../errors.ts';
import { contentOf, currentCall, type AskProvider } from './askProvider.ts';

interface Parts {
  ask: AskProvider;
  identity: Identity;
  hasReportingServer: boolean;
}

/**
 * Checks that the provider lists the report and that the caller can open its page.
 * @throws AppError otherwise, or if no reporting server is configured
 */
export function reportTicket({ ask, identity, hasReportingServer }: Parts) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!hasReportingServer) throw new AppError('report.not_found', 'No reporting server is set up');
    const { report } = request.query as { report: string };
    const call = currentCall(request);
    const views = await ask('listTableauViews', call);
    const isListed =
      views.status === 200 &&
      contentOf<ProviderSchemas['TableauView'][]>(views).some(({ viewUrl }) => viewUrl === report);
    if (!isListed) throw new AppError('report.not_found');
    const { pages, user } = await identity.rightsOf(callerOf(request), call);
    if (!canOpenReport(pages, report, user)) throw new AppError('access.denied');
  };
}
