import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyBaseLogger } from 'fastify';
import { userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { ServicePair } from '../config.ts';
import { answerFit } from '../contract/answerFit.ts';
import type { Api, Contract, Operation } from '../contract/operations.ts';
import { AppError, type FailureCode } from '../errors.ts';
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
  api: Api;
  /** Where it is, without a trailing slash. */
  url: string;
  /** By which this server is known there; `null`: each call carries the token of its user. */
  pair: ServicePair | null;
}

/** How long an upstream may take until its whole answer is there, and how large that may be. */
export interface UpstreamLimits {
  timeMs: number;
  bytes: number;
  /** The same for a list with all its rows. */
  bytesOfList: number;
}

const mebibyte = 1_048_576;
export const upstreamLimits: UpstreamLimits = {
  timeMs: 10_000,
  bytes: 10 * mebibyte,
  bytesOfList: 64 * mebibyte,
};

/** Says in the log what an upstream did wrong, for whoever operates the server. */
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** @throws AppError upstream.failed with the message, always */
function refuse(log: Log, problem: { api: Api; operation: string; reason: string }, message: string): never {
  log.warn(problem, 'upstream failed');
  throw new AppError('upstream.failed', message);
}

/**
 * What a user is told when his call is refused in other words than the contract's: the status says enough. A refusal
 * that is not here is a failure.
 */
const refusals: Partial<Record<number, FailureCode>> = {
  400: 'request.invalid',
  403: 'access.denied',
  404: 'provider.not_found',
  409: 'provider.conflict',
  412: 'row.changed',
  413: 'request.too_large',
  429: 'request.too_many',
  503: 'server.busy',
};

/** How a service says that it has no such operation. */
const absent = new Set([404, 405, 501]);

/** @returns `null` when it is no refusal, but a failure of the service */
function refusalOf({ isExtension }: Operation, status: number): AppError | null {
  if (isExtension && absent.has(status)) return new AppError('operation.not_offered');
  const code = refusals[status];
  return code ? new AppError(code) : null;
}

/**
 * Calls a service on another machine. The call is made anew from the operation and its checked values; its answer is
 * passed on only when it fits the contract. A 401 for a user's token comes without a body.
 * @throws AppError upstream.failed otherwise, in the rest of the cases as well: no answer, too late, too large, a
 * redirect, a refusal of name and key; the refusal of a user in words of its own is thrown in ours
 */
export function forwardOverHttp(
  contract: Contract,
  upstream: Upstream,
  log: Log,
  limits: UpstreamLimits = upstreamLimits,
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
    if (upstream.pair && (asked.status === 401 || asked.status === 403)) fail('name and key were refused');
    if (asked.status === 401) return { status: 401, headers: {}, body: '' };
    if (isFile && asked.ok) return fileAnswer(asked);

    const limit = operation.isWholeList ? limits.bytesOfList : limits.bytes;
    const text = await readText(asked, limit).catch((error: unknown) => fail(reasonOf(error)));
    const { 'content-length': _ofBytes, ...answerHeaders } = headersOf(asked);
    const contentType = answerHeaders['content-type'] ?? '';
    // Which of the words for success a service uses, the specifications leave open.
    const status = asked.ok ? operation.status : asked.status;
    const difference = differenceOf(operation, { status, contentType, body: text });
    const refusal = difference && !upstream.pair ? refusalOf(operation, status) : null;
    if (refusal) throw refusal;
    if (difference) fail(`status ${asked.status}: ${difference}`);
    const isForeign = text !== '' && /^application\/(problem\+)?json/.test(contentType);
    return { status, headers: answerHeaders, body: text, isForeign };
  };
}

/**
 * Fetches files of a service on another machine.
 * @throws AppError upstream.failed for an address that is not below the service's own, and as `forwardOverHttp` does
 */
export function fetchFileOverHttp(
  upstream: Upstream,
  log: Log,
  limits: UpstreamLimits = upstreamLimits,
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
    headers: {
      ...request.headers,
      ...(pair && { [userNameHeader]: pair.userName, [userKeyHeader]: pair.userKey }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeMs),
  });
}

function fileAnswer(asked: Response): ForwardedAnswer {
  // Where the types of the DOM are known as well (`e2e/`), they differ from those of Node.
  const body = asked.body ? Readable.fromWeb(asked.body as ReadableStream) : '';
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
