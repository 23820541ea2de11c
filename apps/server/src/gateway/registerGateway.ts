import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../contract/operations.ts';
import { registerContract, type OperationHandler, type Registration } from '../contract/registerContract.ts';
import type { Problem } from '../errors.ts';
import type { Forward, ForwardedAnswer, ForwardedCall } from './forward.ts';

export interface GatewayOptions {
  forward: Forward;
  /** How a body that does not fit is refused here, as the service itself would. */
  bodyRefusalOf?: Registration['bodyRefusalOf'];
  /** What is not passed on as it is, by operationId. */
  answers?: Partial<Record<string, AnswerForBrowser>>;
}

/** What the gateway does beside passing an operation on. */
export interface AnswerForBrowser {
  /**
   * Before the call.
   * @throws AppError to refuse it
   */
  check?: (request: FastifyRequest) => void;
  /** Turns a success answer of the service into what the browser gets. */
  change: (body: string, request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

/**
 * Serves the operations of another service to browsers: session and page are checked here, name and key of the service
 * are added by `forward`. Only operations of the contract are passed on.
 */
export function registerGateway(
  app: FastifyInstance,
  contract: Contract,
  { forward, bodyRefusalOf, answers = {} }: GatewayOptions,
): Promise<void> {
  return registerContract(app, contract, {
    prefix: contract.prefix,
    handlerOf: (operation) => passOn(operation, forward, answers[operation.operationId]),
    ...(bodyRefusalOf && { bodyRefusalOf }),
  });
}

function passOn(operation: Operation, forward: Forward, forBrowser?: AnswerForBrowser): OperationHandler {
  return async (request, reply) => {
    forBrowser?.check?.(request);
    const answer = await forward(forwardedCall(operation, request));
    const { status, body } = answer;
    if (!forBrowser || status !== operation.status || typeof body !== 'string') return sendOn(answer, reply);
    const { 'content-length': _ofBefore, ...headers } = answer.headers;
    return sendOn({ ...answer, headers, body: await forBrowser.change(body, request, reply) }, reply);
  };
}

/** A request as the call of the service behind: what the contract describes of it, and nothing else. */
export function forwardedCall(operation: Operation, request: FastifyRequest): ForwardedCall {
  return {
    operation,
    path: (request.params ?? {}) as Record<string, unknown>,
    query: (request.query ?? {}) as Record<string, unknown>,
    headers: headersToPassOn(operation, request),
    body: request.body,
    requestId: request.id,
  };
}

/** Answers the browser with what the service has answered. */
export function sendOn(answer: ForwardedAnswer, reply: FastifyReply): FastifyReply {
  const { 'content-length': length, ...headers } = answer.headers;
  reply.status(answer.status).headers(headers);
  if (answer.isForeign && typeof answer.body === 'string') {
    const body: unknown = JSON.parse(answer.body);
    const isProblem = headers['content-type']?.startsWith('application/problem+json');
    // The log that the id finds the request in is this server's.
    return reply.send(isProblem ? { ...(body as Problem), requestId: reply.request.id } : body);
  }
  if (length !== undefined) reply.header('content-length', length);
  // A text is passed on as it came; a file is a stream, which Fastify leaves alone.
  return reply.serializer((text: unknown) => String(text)).send(answer.body);
}

const idempotencyKey = 'idempotency-key';

/** The headers that the operation reads. A key is one of its user: the service behind knows no users. */
function headersToPassOn({ headers: names }: Operation, request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names.map((each) => each.toLowerCase())) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = name === idempotencyKey ? ownKey(value, request) : value;
  }
  return headers;
}

function ownKey(key: string, { caller }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${caller?.username ?? ''}:${key}`)
    .digest('hex');
}
