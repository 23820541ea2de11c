import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { requestPath } from '../contract/requestPath.ts';

/** Fields that are redacted at any depth up to two levels. */
const secrets = ['authorization', 'password', 'token', 'cookie', 'userKey', '["user-key"]'];

/** Logs one JSON object per line. Requests are logged with their id, URLs as paths without the query. */
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

/** The path without the reporting server's ticket. */
function loggedPath(url: string): string {
  return requestPath(url).replace(/(\/trusted\/)[^/]+/i, '$1[redacted]');
}

function under(path: string, name: string): string {
  return name.startsWith('[') ? `${path}${name}` : `${path}.${name}`;
}
