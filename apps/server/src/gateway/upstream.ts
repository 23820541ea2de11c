import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { ServicePair } from '../config.ts';
import { answerFit } from '../contract/answerFit.ts';
import type { Contract, ServiceApi } from '../contract/operations.ts';
import { AppError } from '../errors.ts';
import {
  addressOf,
  type FetchedFile,
  type Forward,
  type ForwardedAnswer,
  passedOnHeaders,
  requestIdHeader,
} from './forward.ts';

/** A service on another machine. */
export interface Upstream {
  api: ServiceApi;
  /** Where it is, without a trailing slash. */
  url: string;
  pair: ServicePair;
}

/** How long an upstream may take until its whole answer is there, and how large that may be. */
export interface UpstreamLimits {
  timeMs: number;
  bytes: number;
}

const limitsOfCalls: UpstreamLimits = { timeMs: 10_000, bytes: 10 * 1024 * 1024 };

/** Says in the log what an upstream did wrong, for whoever operates the server. */
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** @throws AppError upstream.failed with the message, always */
function refuse(
  log: Log,
  problem: { api: ServiceApi; operation: string; reason: string },
  message: string,
): never {
  log.warn(problem, 'upstream failed');
  throw new AppError('upstream.failed', message);
}

/**
 * Calls a service on another machine. The call is made anew from the operation and its checked values; its answer is
 * passed on only when it fits the contract.
 * @throws AppError upstream.failed otherwise, in the rest of the cases as well: no answer, too late, too large, a
 * redirect, a refusal of name and key
 */
export function forwardOverHttp(
  contract: Contract,
  upstream: Upstream,
  log: Log,
  limits: UpstreamLimits = limitsOfCalls,
): Forward {
  const differenceOf = answerFit(contract);
  return async (call) => {
    const { operation, body, headers, requestId } = call;
    const { isFile, method, operationId, api } = operation;
    const fail = (reason: string): never =>
      refuse(
        log,
        { api: upstream.api, operation: operationId, reason },
        `The ${api} service did not answer as it should`,
      );
    const asked = await ask(
      upstream,
      upstream.url + addressOf(call),
      {
        method,
        headers: {
          ...headers,
          [requestIdHeader]: requestId,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      limits,
    ).catch((error: unknown) => fail(reasonOf(error)));
    if (asked.status >= 300 && asked.status < 400) fail('a redirect');
    if (asked.status === 401 || asked.status === 403) fail('name and key were refused');
    if (isFile && asked.status === operation.status) return fileAnswer(asked);

    const text = await readText(asked, limits.bytes).catch((error: unknown) => fail(reasonOf(error)));
    const contentType = asked.headers.get('content-type') ?? '';
    const difference = differenceOf(operation, { status: asked.status, contentType, body: text });
    if (difference) fail(`status ${asked.status}: ${difference}`);
    const isForeign = contentType.startsWith('application/json');
    return { status: asked.status, headers: headersOf(asked), body: text, isForeign };
  };
}

/**
 * Fetches files of a service on another machine.
 * @throws AppError upstream.failed for an address that is not below the service's own, and as `forwardOverHttp` does
 */
export function fetchFileOverHttp(
  upstream: Upstream,
  log: Log,
  limits: UpstreamLimits = limitsOfCalls,
): (address: string, requestId: string) => Promise<FetchedFile> {
  return async (address, requestId) => {
    const fail = (reason: string): never =>
      refuse(
        log,
        { api: upstream.api, operation: 'file', reason },
        `The ${upstream.api} service did not give the file`,
      );
    const url = new URL(address, `${upstream.url}/`);
    if (url.origin !== new URL(upstream.url).origin) fail(`a file of another origin: ${url.origin}`);
    const asked = await ask(
      upstream,
      url.href,
      { method: 'GET', headers: { [requestIdHeader]: requestId } },
      limits,
    ).catch((error: unknown) => fail(reasonOf(error)));
    if (asked.status >= 300 && asked.status < 400) fail('a redirect');
    const body = await readBytes(asked, limits.bytes).catch((error: unknown) => fail(reasonOf(error)));
    const [mediaType = ''] = (asked.headers.get('content-type') ?? '').split(';', 1);
    return { status: asked.status, mediaType: mediaType || null, body };
  };
}

function ask(
  { pair }: Upstream,
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  { timeMs }: UpstreamLimits,
): Promise<Response> {
  return fetch(url, {
    ...request,
    headers: { ...request.headers, [userNameHeader]: pair.userName, [userKeyHeader]: pair.userKey },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeMs),
  });
}

function fileAnswer(asked: Response): ForwardedAnswer {
  const body = asked.body ? Readable.fromWeb(asked.body) : '';
  return { status: asked.status, headers: headersOf(asked), body };
}

/** What the body was packed in on the way is undone by now: its length is no longer what was said. */
function headersOf({ headers }: Response): Record<string, string> {
  const isPacked = headers.has('content-encoding');
  return Object.fromEntries(
    [...headers].filter(([name]) => passedOnHeaders.has(name) && !(name === 'content-length' && isPacked)),
  );
}

async function readText(asked: Response, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(asked, limit));
}

async function readBytes({ body }: Response, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.byteLength;
    if (length > limit) throw new RangeError(`more than ${limit} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Without addresses and values: `ECONNREFUSED`, `the time was over`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'the time was over';
  if (error instanceof RangeError) return error.message;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
