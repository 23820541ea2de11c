import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { requestPath } from '../contract/requestPath.ts';

/** Fields that must never be seen in a log, wherever someone puts them. */
const secrets = ['authorization', 'password', 'token', 'cookie', 'userKey', '["user-key"]'];

/** One JSON object for each line; a request is known by its id, an address by its path without the query. */
export function loggerOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: {
      paths: secrets.flatMap((name) => [name, under('*', name), under('*.*', name)]),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
        source: request.ip,
      }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** The path without the ticket that opens a view of the reporting server. */
function loggedPath(url: string): string {
  return requestPath(url).replace(/(\/trusted\/)[^/]+/i, '$1[redacted]');
}

function under(path: string, name: string): string {
  return name.startsWith('[') ? `${path}${name}` : `${path}.${name}`;
}
