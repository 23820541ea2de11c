import type { ProviderSchemas } from '@portal/api-client';
import { canOpenReport } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../../access/identity.ts';
import { requireCaller } from '../../access/caller.ts';
import { AppError } from '../../errors.ts';
import { parseBody, getCurrentCall, type CallProvider } from './providerClient.ts';

interface Parts {
  callProvider: CallProvider;
  identity: Identity;
  hasReportingServer: boolean;
}

/**
 * Checks that the provider lists the report and that the caller can open its page.
 * @throws AppError otherwise, or if no reporting server is configured
 */
export async function checkReportTicket(
  { callProvider, identity, hasReportingServer }: Parts,
  request: FastifyRequest,
): Promise<void> {
  if (!hasReportingServer) throw new AppError('report.not_found', 'No reporting server is configured');
  const { report } = request.query as { report: string };
  const call = getCurrentCall(request);
  const views = await callProvider('listTableauViews', call);
  const isListed =
    views.status === 200 &&
    parseBody<ProviderSchemas['TableauView'][]>(views).some(({ viewUrl }) => viewUrl === report);
  if (!isListed) throw new AppError('report.not_found');
  const { pages, user } = await identity.getPermissions(requireCaller(request), call);
  if (!canOpenReport(pages, report, user)) throw new AppError('access.denied');
}
