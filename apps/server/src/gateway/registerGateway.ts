import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InvalidBodyHandlersById } from '../contract/handlers.ts';
import type { Contract, Operation } from '../contract/operations.ts';
import { registerContract, type OperationHandler } from '../contract/registerContract.ts';
import type { Problem } from '../errors.ts';
import type { Forward, ForwardedResponse, ForwardedCall } from './forward.ts';

export interface GatewayOptions {
  forward: Forward;
  /** The service's own responses to invalid bodies. */
  invalidBodyHandlers: InvalidBodyHandlersById;
  /** Operations whose responses are changed for browsers, by operationId. */
  responseAdapters?: Partial<Record<string, ResponseAdapter>>;
}

/** How the gateway changes an operation for browsers. */
export interface ResponseAdapter {
  /**
   * Runs before the call.
   * @throws AppError to reject it
   */
  check?: (request: FastifyRequest) => void;
  /** Converts a success response of the service for the browser. */
  transform: (body: string, request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

/**
 * Serves the operations of another service to browsers. Session and page access are checked here; `forward` adds the
 * service's user name and key. Only operations of the contract are passed on.
 */
export function registerGateway(
  app: FastifyInstance,
  contract: Contract,
  { forward, invalidBodyHandlers, responseAdapters = {} }: GatewayOptions,
): void {
  registerContract(app, contract, {
    prefix: contract.prefix,
    createHandler: (operation) =>
      createForwardingHandler(operation, forward, responseAdapters[operation.operationId]),
    invalidBodyHandlers,
  });
}

function createForwardingHandler(
  operation: Operation,
  forward: Forward,
  adapter?: ResponseAdapter,
): OperationHandler {
  return async (request, reply) => {
    adapter?.check?.(request);
    const response = await forward(toForwardedCall(operation, request));
    const { status, body } = response;
    if (!adapter || status !== operation.status || typeof body !== 'string')
      return sendResponse(response, reply);
    return sendResponse(withBody(response, await adapter.transform(body, request, reply)), reply);
  };
}

export function withBody(response: ForwardedResponse, body: string): ForwardedResponse {
  const { 'content-length': _ofBefore, ...headers } = response.headers;
  return { ...response, headers, body };
}

/** Converts a request to a call of the service: only what the contract defines is passed on. */
export function toForwardedCall(operation: Operation, request: FastifyRequest): ForwardedCall {
  return {
    operation,
    path: (request.params ?? {}) as Record<string, unknown>,
    query: (request.query ?? {}) as Record<string, unknown>,
    headers: selectHeaders(operation, request),
    body: request.body,
    requestId: request.id,
  };
}

export function sendResponse(response: ForwardedResponse, reply: FastifyReply): FastifyReply {
  const { 'content-length': length, ...headers } = response.headers;
  reply.status(response.status).headers(headers);
  if (response.isExternal && typeof response.body === 'string') {
    const body: unknown = JSON.parse(response.body);
    const isProblem = headers['content-type']?.startsWith('application/problem+json');
    // The request id must identify the request in this server's log.
    return reply.send(isProblem ? { ...(body as Problem), requestId: reply.request.id } : body);
  }
  if (length !== undefined) reply.header('content-length', length);
  if (typeof response.body === 'string') reply.serializer(String);
  return reply.send(response.body);
}

const idempotencyKey = 'idempotency-key';
const changedBy = 'x-changed-by';

/**
 * The headers that the operation defines. The service does not know users: idempotency keys are made unique per user, and
 * the name of the user is added.
 */
function selectHeaders({ headers: names }: Operation, request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names.map((each) => each.toLowerCase())) {
    const value = request.headers[name];
    if (name === changedBy && request.caller) headers[name] = encodeURIComponent(request.caller.username);
    else if (typeof value === 'string')
      headers[name] = name === idempotencyKey ? scopeKeyToUser(value, request) : value;
  }
  return headers;
}

function scopeKeyToUser(key: string, { caller }: FastifyRequest): string {
  return hash('sha256', `${caller?.username ?? ''}:${key}`);
}
