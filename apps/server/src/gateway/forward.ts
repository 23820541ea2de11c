import type { FastifyInstance } from 'fastify';
import { userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { ServicePair } from '../config.ts';
import type { Contract, Operation } from '../contract/operations.ts';

/** A call of another service: an operation of its contract and the values of its parts, already checked. */
export interface ForwardedCall {
  operation: Operation;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  requestId: string;
}

export interface ForwardedAnswer {
  status: number;
  mediaType: string | null;
  body: string;
}

/** Calls the service behind the gateway, wherever it runs. */
export type Forward = (call: ForwardedCall) => Promise<ForwardedAnswer>;

/** Header that carries the request's id from one service to the other, so that both logs tell one story. */
export const requestIdHeader = 'x-request-id';

/**
 * Calls the service that is embedded in this process. The call is made anew from the operation and its checked values:
 * nothing else that the client sent goes on.
 */
export function forwardInProcess(app: FastifyInstance, contract: Contract, pair: ServicePair): Forward {
  return async (call) => {
    const answer = await app.inject({
      method: call.operation.method as 'GET',
      url: contract.embeddedPrefix + addressOf(call),
      headers: {
        [userNameHeader]: pair.userName,
        [userKeyHeader]: pair.userKey,
        [requestIdHeader]: call.requestId,
      },
      ...(call.body === undefined ? {} : { payload: call.body as object }),
    });
    const mediaType = answer.headers['content-type'];
    return { status: answer.statusCode, mediaType: mediaType ? String(mediaType) : null, body: answer.body };
  };
}

function addressOf({ operation, path, query }: ForwardedCall): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}
