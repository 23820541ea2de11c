import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../access/bearerToken.ts';
import type { CurrentCall } from '../../access/identity.ts';
import type { Contract, Operation } from '../../contract/operations.ts';
import { AppError } from '../../errors.ts';
import type { Forward, ForwardedAnswer } from '../forward.ts';

/** Calls an operation of the provider that has no parameters, with the token of the current user. */
export type AskProvider = (
  operationId: string,
  call: CurrentCall,
  body?: unknown,
) => Promise<ForwardedAnswer>;

export function createAskProvider(contract: Contract, forward: Forward): AskProvider {
  return (operationId, { token, requestId }, body) =>
    forward({
      operation: operationOf(contract, operationId),
      path: {},
      query: {},
      headers: bearer(token),
      body,
      requestId,
    });
}

/** The authorization header. The token is sent to the provider only. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

function operationOf({ operations }: Contract, operationId: string): Operation {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
  return operation;
}

/** Token and id of a request that has passed the access check. */
export function currentCall(request: FastifyRequest): CurrentCall {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new AppError('session.missing');
  return { token, requestId: request.id };
}

/** Parses a JSON response that has been checked against the contract. */
export function contentOf<Content>({ body }: ForwardedAnswer): Content {
  return JSON.parse(String(body)) as Content;
}
