import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { ServicePair } from '../config.ts';
import type { Contract, Operation } from '../contract/operations.ts';
import { AppError } from '../errors.ts';

/** A call of another service: an operation of its contract and the values of its parts, already checked. */
export interface ForwardedCall {
  operation: Operation;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Of those that the operation names. */
  headers: Record<string, string>;
  body: unknown;
  requestId: string;
}

export interface ForwardedAnswer {
  status: number;
  /** Only those that are passed on. */
  headers: Record<string, string>;
  /** A stream when it is a file. */
  body: string | Readable;
  /** True: JSON of a service that is not ours, to be written anew by the contract, so that no more passes than that knows. */
  isForeign?: boolean;
}

/** Calls the service behind the gateway, wherever it runs. */
export type Forward = (call: ForwardedCall) => Promise<ForwardedAnswer>;

/** Header that carries the request's id from one service to the other, so that both logs tell one story. */
export const requestIdHeader = 'x-request-id';

/** What of an answer's headers the caller gets; security headers and the request's id are the gateway's own. */
export const passedOnHeaders: ReadonlySet<string> = new Set([
  'content-type',
  'content-disposition',
  'content-length',
  'retry-after',
]);

/**
 * Calls the service that is embedded in this process. The call is made anew from the operation and its checked values:
 * nothing else that the client sent goes on.
 */
export function forwardInProcess(app: FastifyInstance, contract: Contract, pair: ServicePair): Forward {
  return async (call) => {
    const { isFile } = call.operation;
    const answer = await app.inject({
      method: call.operation.method as 'GET',
      url: contract.embeddedPrefix + addressOf(call),
      headers: {
        ...call.headers,
        [userNameHeader]: pair.userName,
        [userKeyHeader]: pair.userKey,
        [requestIdHeader]: call.requestId,
      },
      payloadAsStream: isFile,
      ...(call.body === undefined ? {} : { payload: call.body as object }),
    });
    const headers = Object.entries(answer.headers).filter(([name]) => passedOnHeaders.has(name));
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: isFile ? await fileOrText(answer) : answer.body,
    };
  };
}

/** A refusal is a text, also of an operation that answers a file. */
async function fileOrText(answer: LightMyRequestResponse): Promise<Readable | string> {
  const content = answer.stream();
  if (answer.statusCode >= 400) return text(content);
  // Who stops to listen in the middle has to be known to the service, which would wait for him with its file open.
  return content.once('close', () => answer.raw.res.destroy());
}

/**
 * Path and query of a call, below the address of its service.
 * @throws AppError request.invalid for a value that would lead to another path
 */
export function addressOf({ operation, path, query }: ForwardedCall): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(String(path[name])));
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

/** A value as one segment of a path. Dots cannot be encoded: whoever reads the address takes them for steps. */
function segmentOf(value: string): string {
  if (value === '.' || value === '..')
    throw new AppError('request.invalid', `${value} is no value of an address`);
  return encodeURIComponent(value);
}

export interface FetchedFile {
  status: number;
  /** Without its parameters. */
  mediaType: string | null;
  body: Buffer;
}

/** Fetches files of the service that is embedded in this process, by their address there. */
export function fetchFileInProcess(
  app: FastifyInstance,
  pair: ServicePair,
): (address: string, requestId: string) => Promise<FetchedFile> {
  return async (address, requestId) => {
    const answer = await app.inject({
      method: 'GET',
      url: address,
      headers: {
        [userNameHeader]: pair.userName,
        [userKeyHeader]: pair.userKey,
        [requestIdHeader]: requestId,
      },
    });
    const [mediaType = null] = String(answer.headers['content-type'] ?? '').split(';', 1);
    return { status: answer.statusCode, mediaType, body: answer.rawPayload };
  };
}
