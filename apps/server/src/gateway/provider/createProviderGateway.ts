import type { ProviderSchemas } from '@portal/api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProviderApi } from '../../config/config.ts';
import type { InvalidBodyHandlersById } from '../../contract/handlers.ts';
import type { Contract, Operation } from '../../contract/operations.ts';
import { registerContract, type OperationHandler } from '../../contract/registerContract.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { requireCaller } from '../../access/caller.ts';
import type { ForwardedResponse } from '../forward.ts';
import { toForwardedCall, sendResponse } from '../registerGateway.ts';
import { forwardOverHttp, type UpstreamLimits } from '../upstream.ts';
import { toBearerHeader, parseBody, createProviderClient, getCurrentCall } from './providerClient.ts';
import { createProviderIdentity, type ProviderIdentity } from './providerIdentity.ts';
import { endProviderSessionsOfUser } from './queries.ts';
import { createSessionHandlers } from './sessionHandlers.ts';
import { checkReportTicket } from './reportTicketCheck.ts';

export interface ProviderGatewayOptions {
  provider: ProviderApi;
  db: Db;
  sessionIdleMinutes: number | undefined;
  /** False if no reporting server can show the provider's reports. */
  hasReportingServer: boolean;
  limits: UpstreamLimits | undefined;
}

export interface ProviderGateway {
  identity: ProviderIdentity;
  registerRoutes(invalidBodyHandlers: InvalidBodyHandlersById): void;
}

/**
 * Serves the operations of a provider on another machine. The provider owns users and data. A local copy of each
 * session lets the other services use the provider's pages and roles.
 */
export function createProviderGateway(
  app: FastifyInstance,
  contract: Contract,
  { provider, db, sessionIdleMinutes, hasReportingServer, limits }: ProviderGatewayOptions,
): ProviderGateway {
  const forward = forwardOverHttp(
    contract,
    { api: 'provider', url: provider.url, credentials: null },
    app.log,
    limits,
  );
  const callProvider = createProviderClient(contract, forward);
  const identity = createProviderIdentity({ db, callProvider, sessionIdleMinutes });

  async function forwardRequest(operation: Operation, request: FastifyRequest): Promise<ForwardedResponse> {
    const call = toForwardedCall(operation, request);
    const { token } = getCurrentCall(request);
    const response = await forward({ ...call, headers: { ...call.headers, ...toBearerHeader(token) } });
    if (response.status === 401) throw await identity.endSession(requireCaller(request), response);
    const canChangePermissions = operation.access.kind === 'administer' && operation.method !== 'GET';
    if (canChangePermissions && response.status < 400) identity.invalidate();
    return response;
  }

  const createForwardingHandler =
    (operation: Operation): OperationHandler =>
    async (request, reply) =>
      sendResponse(await forwardRequest(operation, request), reply);

  const customHandlers: Partial<Record<string, (operation: Operation) => OperationHandler>> = {
    ...createSessionHandlers({ db, forward, callProvider, identity, configuredToken: provider.token }),
    // End the local sessions of the user too, even if the provider keeps none.
    changePassword: (operation) => async (request, reply) => {
      const response = await forwardRequest(operation, request);
      const { username, tokenHash } = requireCaller(request);
      if (isPasswordChanged(response))
        await endProviderSessionsOfUser(db, username, 'password_changed', tokenHash);
      return sendResponse(response, reply);
    },
    // Its users do not sign in here: a token that it returned would not be known.
    redeemSignInCode: () => async () => {
      throw new AppError('operation.not_offered');
    },
    getTableauTicket: (operation) => {
      const pass = createForwardingHandler(operation);
      return async (request, reply) => {
        await checkReportTicket({ callProvider, identity, hasReportingServer }, request);
        return pass(request, reply);
      };
    },
  };

  return {
    identity,
    registerRoutes: (invalidBodyHandlers) =>
      registerContract(app, contract, {
        prefix: contract.prefix,
        createHandler: (operation) =>
          customHandlers[operation.operationId]?.(operation) ?? createForwardingHandler(operation),
        invalidBodyHandlers,
      }),
  };
}

/** An empty list of mistakes means that the password was changed. */
function isPasswordChanged(response: ForwardedResponse): boolean {
  return response.status === 200 && parseBody<ProviderSchemas['PasswordError'][]>(response).length === 0;
}
