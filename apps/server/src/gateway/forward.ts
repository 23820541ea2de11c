import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { ServiceCredentials } from '../config/config.ts';
import type { Contract, Operation } from '../contract/operations.ts';
import { AppError } from '../errors.ts';

/** A call to another service: an operation of its contract and validated parameters. */
export interface ForwardedCall {
  operation: Operation;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Only headers that the operation defines. */
  headers: Record<string, string>;
  body: unknown;
  requestId: string;
}

export interface ForwardedResponse {
  status: number;
  /** Only headers that are passed on. */
  headers: Record<string, string>;
  /** A stream if it is a file. */
  body: string | Readable;
  /**
   * True for JSON of an external service that matches the contract: it is serialized again by it, so that only known
   * properties pass.
   */
  isExternal?: boolean;
}

/** Calls the service behind the gateway, embedded or remote. */
export type Forward = (call: ForwardedCall) => Promise<ForwardedResponse>;

/** Carries the request id between services, so that their logs can be correlated. */
export const requestIdHeader = 'x-request-id';

/** The sender of calls within this process. No connection can have this address. */
export const inProcessAddress = 'in-process';

/** Response headers that are passed to the caller. Security headers and the request id are the gateway's own. */
export const forwardedHeaders: ReadonlySet<string> = new Set([
  'content-type',
  'content-disposition',
  'content-length',
  'x-file-size',
  'data-as-of',
  'retry-after',
]);

/**
 * Calls the service embedded in this process. The request is built from the operation and the validated values; nothing
 * else of the client's request is passed on.
 */
export function forwardInProcess(
  app: FastifyInstance,
  contract: Contract,
  credentials: ServiceCredentials,
): Forward {
  return async (call) => {
    const { isFile } = call.operation;
    const response = await app.inject({
      method: call.operation.method as 'GET',
      url: contract.embeddedPrefix + buildPath(call),
      remoteAddress: inProcessAddress,
      headers: {
        ...call.headers,
        [userNameHeader]: credentials.userName,
        [userKeyHeader]: credentials.userKey,
        [requestIdHeader]: call.requestId,
      },
      payloadAsStream: isFile,
      ...(call.body === undefined ? {} : { payload: call.body as object }),
    });
    const headers = Object.entries(response.headers).filter(([name]) => forwardedHeaders.has(name));
    return {
      status: response.statusCode,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: isFile ? await readFileOrText(response) : response.body,
    };
  };
}

/** Errors are text, also for operations that return a file. */
async function readFileOrText(response: LightMyRequestResponse): Promise<Readable | string> {
  const content = response.stream();
  if (response.statusCode >= 400) return text(content);
  // Lets the service close its file when the client disconnects.
  return content.once('close', () => response.raw.res.destroy());
}

/**
 * Path and query of a call, relative to the service's URL.
 * @throws AppError request.invalid for a value that would change the path
 */
export function buildPath({ operation, path, query }: ForwardedCall): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(String(path[name])));
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

/** Encodes a value as one path segment. Dot segments cannot be encoded: URL parsers would resolve them. */
function encodeSegment(value: string): string {
  if (value === '.' || value === '..')
    throw new AppError('request.invalid', `${value} is not allowed in a URL`);
  return encodeURIComponent(value);
}

export interface FetchedFile {
  status: number;
  /** Without parameters. */
  mediaType: string | null;
  body: Buffer;
}

/** Fetches files of the service embedded in this process. */
export function fetchFileInProcess(
  app: FastifyInstance,
  credentials: ServiceCredentials,
): (address: string, requestId: string) => Promise<FetchedFile> {
  return async (address, requestId) => {
    const response = await app.inject({
      method: 'GET',
      url: address,
      remoteAddress: inProcessAddress,
      headers: {
        [userNameHeader]: credentials.userName,
        [userKeyHeader]: credentials.userKey,
        [requestIdHeader]: requestId,
      },
    });
    const [mediaType = null] = String(response.headers['content-type'] ?? '').split(';', 1);
    return { status: response.statusCode, mediaType, body: response.rawPayload };
  };
}
