import type { ProviderSchemas } from '@portal/api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProviderApi } from '../../config.ts';
import type { AnyBodyRefusal } from '../../contract/handlers.ts';
import type { Contract, Operation } from '../../contract/operations.ts';
import { registerContract, type OperationHandler } from '../../contract/registerContract.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { callerOf } from '../../access/sessionOf.ts';
import type { ForwardedAnswer } from '../forward.ts';
import { forwardedCall, sendOn } from '../registerGateway.ts';
import { forwardOverHttp, type UpstreamLimits } from '../upstream.ts';
import { bearer, contentOf, createAskProvider, currentCall } from './askProvider.ts';
import { createProviderIdentity, type ProviderIdentity } from './providerIdentity.ts';
import { deleteProviderSessionsOfUser } from './queries.ts';
import { sessionOperations } from './sessionOperations.ts';
import { reportTicket } from './reportTicket.ts';

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
  registerRoutes(bodyRefusalOf: (operation: Operation) => AnyBodyRefusal | undefined): Promise<void>;
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
    { api: 'provider', url: provider.url, pair: null },
    app.log,
    limits,
  );
  const ask = createAskProvider(contract, forward);
  const identity = createProviderIdentity({ db, ask, sessionIdleMinutes });

  async function answerTo(operation: Operation, request: FastifyRequest): Promise<ForwardedAnswer> {
    const call = forwardedCall(operation, request);
    const { token } = currentCall(request);
    const answer = await forward({ ...call, headers: { ...call.headers, ...bearer(token) } });
    if (answer.status === 401) {
      await identity.endSession(callerOf(request));
      throw new AppError('session.expired');
    }
    if (mayChangeRights(operation) && answer.status < 400) identity.forget();
    return answer;
  }

  const passOn =
    (operation: Operation): OperationHandler =>
    async (request, reply) =>
      sendOn(await answerTo(operation, request), reply);

  const ownHandlers: Partial<Record<string, (operation: Operation) => OperationHandler>> = {
    ...sessionOperations({ db, forward, ask, identity, configuredToken: provider.token }),
    // End the local sessions of the user too, even if the provider keeps none.
    changePassword: (operation) => async (request, reply) => {
      const answer = await answerTo(operation, request);
      const { username, tokenHash } = callerOf(request);
      if (isChanged(answer)) await deleteProviderSessionsOfUser(db, username, tokenHash);
      return sendOn(answer, reply);
    },
    getTableauTicket: (operation) => {
      const check = reportTicket({ ask, identity, hasReportingServer });
      const pass = passOn(operation);
      return async (request, reply) => {
        await check(request);
        return pass(request, reply);
      };
    },
  };

  return {
    identity,
    registerRoutes: (bodyRefusalOf) =>
      registerContract(app, contract, {
        prefix: contract.prefix,
        handlerOf: (operation) => ownHandlers[operation.operationId]?.(operation) ?? passOn(operation),
        bodyRefusalOf,
      }),
  };
}

/** An empty list of mistakes means that the password was changed. */
function isChanged(answer: ForwardedAnswer): boolean {
  return answer.status === 200 && contentOf<ProviderSchemas['PasswordError'][]>(answer).length === 0;
}

function mayChangeRights({ access, method }: Operation): boolean {
  return access.kind === 'administer' && method !== 'GET';
}
