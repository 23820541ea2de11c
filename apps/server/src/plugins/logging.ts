import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { getRequestPath } from '../contract/requestPath.ts';

/** Fields that are redacted at any depth up to two levels. */
const secrets = ['authorization', 'password', 'token', 'cookie', 'userKey', '["user-key"]'];

/** Logs one JSON object per line. Requests are logged with their id, URLs as paths without the query. */
export function createLoggerOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: {
      paths: secrets.flatMap((name) => [name, joinPath('*', name), joinPath('*.*', name)]),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: toLoggedPath(request.url),
        source: request.ip,
      }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** Logs each request when it has ended, as one line: two would take a tenth of the server's time. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}

/** The path without the reporting server's ticket. */
function toLoggedPath(url: string): string {
  return getRequestPath(url).replace(/(\/trusted\/)[^/]+/i, '$1[redacted]');
}

function joinPath(path: string, name: string): string {
  return name.startsWith('[') ? `${path}${name}` : `${path}.${name}`;
}
