import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyBaseLogger } from 'fastify';
import { userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { ServiceCredentials } from '../config/config.ts';
import { createResponseValidator } from '../contract/responseValidator.ts';
import type { Api, Contract, Operation } from '../contract/operations.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import {
  buildPath,
  type FetchedFile,
  type Forward,
  type ForwardedResponse,
  forwardedHeaders,
  requestIdHeader,
} from './forward.ts';

/** A service on another machine. */
export interface Upstream {
  api: Api;
  /** Without a trailing slash. */
  url: string;
  /** Credentials of this server; `null` if each call carries the token of its user. */
  credentials: ServiceCredentials | null;
}

/** Timeout and size limit of an upstream response. */
export interface UpstreamLimits {
  /** For the complete response; of a file, for its headers. */
  timeoutMs: number;
  maxBytes: number;
  /** Limit for complete lists. */
  maxListBytes: number;
  /** Limit for files, which are passed on as they arrive. */
  maxFileBytes: number;
}

const mebibyte = 1_048_576;
export const upstreamLimits: UpstreamLimits = {
  timeoutMs: 10_000,
  maxBytes: 10 * mebibyte,
  maxListBytes: 64 * mebibyte,
  // A line of a job's output has about 50 bytes.
  maxFileBytes: 4_096 * mebibyte,
};

/** Throws an error with the reason. */
type Fail = (reason: string) => never;

/** Logs what an upstream did wrong, for operators. */
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** @throws AppError upstream.failed with the message, always */
function failUpstream(
  log: Log,
  problem: { reqId: string; api: Api; operation: string; reason: string },
  message: string,
): never {
  log.warn(problem, 'upstream failed');
  throw new AppError('upstream.failed', message);
}

/** Errors for responses that do not match the contract: the status alone decides. Other statuses are failures. */
const errorCodeByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  403: 'access.denied',
  404: 'upstream.not_found',
  409: 'upstream.conflict',
  412: 'row.changed',
  413: 'request.too_large',
  429: 'request.too_many',
  503: 'server.busy',
};

/** Statuses that mean the service does not implement an operation. */
const notImplementedStatuses = new Set([404, 405, 501]);

/** @returns `null` if the status is a failure of the service rather than a refusal */
function toRefusal({ api, isExtension }: Operation, status: number): AppError | null {
  if (isExtension && notImplementedStatuses.has(status))
    return new AppError('operation.not_offered', `The ${api} service does not support this operation`);
  const code = errorCodeByStatus[status];
  return code ? new AppError(code) : null;
}

/**
 * Calls a service on another machine. The request is built from the operation and the validated values. The response is
 * passed on only if it matches the contract. A 401 for a user token is returned as it is.
 * @throws AppError upstream.failed for no response, timeout, oversized or invalid response, redirect, or rejected
 * credentials; the matching AppError if the service refuses the request in a format of its own
 */
export function forwardOverHttp(
  contract: Contract,
  upstream: Upstream,
  log: Log,
  limits: UpstreamLimits = upstreamLimits,
): Forward {
  const findDifference = createResponseValidator(contract);
  return async (call) => {
    const { operation, body, headers, requestId } = call;
    const { isFile, method, operationId, api } = operation;
    const fail = (reason: string): never =>
      failUpstream(
        log,
        { reqId: requestId, api: upstream.api, operation: operationId, reason },
        `The ${api} service did not respond correctly`,
      );
    const response = await sendRequest(
      upstream,
      upstream.url + buildPath(call),
      {
        method,
        headers: {
          ...headers,
          [requestIdHeader]: requestId,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        isStreamed: isFile,
      },
      limits,
    ).catch((error: unknown) => fail(describeError(error)));
    if (response.status >= 300 && response.status < 400) fail('unexpected redirect');
    if (upstream.credentials && (response.status === 401 || response.status === 403))
      fail('the credentials were rejected');
    if (isFile && response.ok) {
      const mediaType = getMediaType(response);
      if (mediaType !== operation.mediaType) {
        // It has no timeout.
        await response.body?.cancel();
        fail(`the file has the media type "${mediaType}"`);
      }
      return toFileResponse(response, limits.maxFileBytes, fail);
    }

    const limit = operation.isCompleteList ? limits.maxListBytes : limits.maxBytes;
    const text = await readText(response, limit).catch((error: unknown) => fail(describeError(error)));
    const { 'content-length': _ofBytes, ...responseHeaders } = selectHeaders(response);
    const contentType = responseHeaders['content-type'] ?? '';
    // The specifications do not say which 2xx status a service uses.
    const status = response.ok ? operation.status : response.status;
    const difference = findDifference(operation, { status, contentType, body: text });
    if (status === 401) return { status, headers: {}, body: text, isExternal: difference === null };
    const refusal = difference === null ? null : toRefusal(operation, status);
    if (refusal) throw refusal;
    if (difference) fail(`status ${response.status}: ${difference}`);
    const isExternal = text !== '' && /^application\/(problem\+)?json/.test(contentType);
    return { status, headers: responseHeaders, body: text, isExternal };
  };
}

/**
 * Fetches files of a service on another machine, by path and query at its origin.
 * @throws AppError upstream.failed for a URL of another origin, and on the same failures as other calls
 */
export function fetchFileOverHttp(
  upstream: Upstream,
  log: Log,
): (address: string, requestId: string) => Promise<FetchedFile> {
  return async (address, requestId) => {
    const fail = (reason: string): never =>
      failUpstream(
        log,
        { reqId: requestId, api: upstream.api, operation: 'file', reason },
        `The ${upstream.api} service did not return the file`,
      );
    const url = new URL(upstream.url + address);
    if (url.origin !== new URL(upstream.url).origin) fail(`the file has another origin: ${url.origin}`);
    const response = await sendRequest(
      upstream,
      url.href,
      { method: 'GET', headers: { [requestIdHeader]: requestId } },
      upstreamLimits,
    ).catch((error: unknown) => fail(describeError(error)));
    if (response.status >= 300 && response.status < 400) fail('unexpected redirect');
    const body = await readBytes(response, upstreamLimits.maxBytes).catch((error: unknown) =>
      fail(describeError(error)),
    );
    return { status: response.status, mediaType: getMediaType(response) || null, body };
  };
}

interface ServiceRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** The response body is passed on as it arrives, however long that takes. */
  isStreamed?: boolean;
}

async function sendRequest(
  { credentials }: Upstream,
  url: string,
  { isStreamed = false, ...request }: ServiceRequest,
  { timeoutMs }: UpstreamLimits,
): Promise<Response> {
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(new Error('timeout')), timeoutMs).unref();
  const response = await fetch(url, {
    ...request,
    headers: {
      ...request.headers,
      ...(credentials && { [userNameHeader]: credentials.userName, [userKeyHeader]: credentials.userKey }),
    },
    redirect: 'manual',
    signal: aborting.signal,
  });
  // `fetch` itself ends a transfer that stalls for five minutes.
  if (isStreamed && response.ok) clearTimeout(timer);
  return response;
}

/** A file that browsers only store. The transfer is cut off at the limit. */
function toFileResponse(response: Response, limit: number, fail: Fail): ForwardedResponse {
  const headers = selectHeaders(response);
  if (!/^attachment\b/i.test(headers['content-disposition'] ?? ''))
    headers['content-disposition'] = 'attachment';
  // Where the types of the DOM are known as well (`e2e/`), they differ from those of Node.
  const body = response.body && Readable.fromWeb(limitBytes(response.body, limit, fail) as ReadableStream);
  return { status: response.status, headers, body: body ?? '' };
}

/** Without parameters; empty if missing. */
function getMediaType({ headers }: Response): string {
  return (headers.get('content-type') ?? '').replace(/;.*/, '');
}

/** Drops the length of compressed responses: fetch has already decompressed the body. */
function selectHeaders({ headers }: Response): Record<string, string> {
  const isCompressed = headers.has('content-encoding');
  return Object.fromEntries(
    [...headers].filter(
      ([name]) => forwardedHeaders.has(name) && !(name === 'content-length' && isCompressed),
    ),
  );
}

/** @throws RangeError if it is longer than the limit, in bytes */
export async function readText(response: Response, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, limit));
}

async function readBytes({ body }: Response, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const fail = (reason: string): never => {
    throw new RangeError(reason);
  };
  if (body) for await (const piece of limitBytes(body, limit, fail)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Passes bytes on until there are too many. */
function limitBytes(body: NonNullable<Response['body']>, limit: number, fail: Fail) {
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        length += piece.byteLength;
        if (length > limit) fail(`the response is larger than ${limit} bytes`);
        controller.enqueue(piece);
      },
    }),
  );
}

/** Without URLs and values: `ECONNREFUSED`, `timeout`. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof RangeError) return error.message;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
