import type { FastifyRequest } from 'fastify';
import { parseBearerToken } from '../../access/token.ts';
import type { CurrentCall } from '../../access/identity.ts';
import type { Contract, Operation } from '../../contract/operations.ts';
import { sessionEnds } from '../../db/tables.ts';
import {
  AppError,
  LoginStepError,
  type ErrorCode,
  type LoginErrorCode,
  type Problem,
  type SessionErrorCode,
} from '../../errors.ts';
import type { Forward, ForwardedResponse } from '../forward.ts';

/** Calls an operation of the provider that has no parameters, with the token of the current user. */
export type CallProvider = (
  operationId: string,
  call: CurrentCall,
  body?: unknown,
) => Promise<ForwardedResponse>;

export function createProviderClient(contract: Contract, forward: Forward): CallProvider {
  return (operationId, { token, requestId }, body) =>
    forward({
      operation: findOperation(contract, operationId),
      path: {},
      query: {},
      headers: toBearerHeader(token),
      body,
      requestId,
    });
}

/** The authorization header. The token is sent to the provider only. */
export function toBearerHeader(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

function findOperation({ operations }: Contract, operationId: string): Operation {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`${operationId} is not an operation of the contract`);
  return operation;
}

/** Token and id of a request that has passed the access check. */
export function getCurrentCall(request: FastifyRequest): CurrentCall {
  const token = parseBearerToken(request.headers.authorization);
  if (token === null) throw new AppError('session.missing');
  return { token, requestId: request.id };
}

const loginCodes: ReadonlySet<LoginErrorCode> = new Set([
  'login.code_required',
  'login.code_wrong',
  'login.passkey_wrong',
]);
const endCodes: ReadonlySet<SessionErrorCode> = new Set([
  'session.idle',
  ...sessionEnds.map((end) => `session.${end}` as const),
]);

/** Why the provider has rejected a token: its reason, if it gives one that the contract knows. */
export function findEndCode(response: ForwardedResponse): SessionErrorCode {
  return findCode(response, endCodes, 'session.expired');
}

/** The provider's rejection of a login, with what its second step takes. */
export function toLoginError(response: ForwardedResponse): AppError {
  const code = findCode(response, loginCodes, 'login.failed');
  if (code === 'login.failed' || !response.isExternal) return new AppError(code);
  const { secondFactor } = parseBody<Problem>(response);
  return secondFactor ? new LoginStepError(code, secondFactor) : new AppError(code);
}

function findCode<Code extends ErrorCode>(
  { body }: ForwardedResponse,
  known: ReadonlySet<Code>,
  fallback: Code,
): Code {
  try {
    const { code } = JSON.parse(String(body)) as { code: Code };
    return known.has(code) ? code : fallback;
  } catch {
    return fallback;
  }
}

/** Parses a JSON response that has been checked against the contract. */
export function parseBody<Content>({ body }: ForwardedResponse): Content {
  return JSON.parse(String(body)) as Content;
}
