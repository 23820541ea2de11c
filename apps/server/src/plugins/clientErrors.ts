import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, toProblem, type ErrorCode } from '../errors.ts';
import { requestIdHeader } from '../gateway/forward.ts';
import { buildSecurityHeaders } from './securityHeaders.ts';

/**
 * Creates the handler of requests that Node's parser rejects (malformed, incomplete). They are answered with the same
 * headers and the same problem format as all others.
 */
export function createClientErrorHandler(options: { hsts: boolean }) {
  const securityHeaders = buildSecurityHeaders(options);
  return (error: Error & { code?: string }, socket: Socket): void => {
    const isDisconnected = error.code === 'ECONNRESET' || socket.destroyed || !socket.writable;
    if (isDisconnected) return;
    const problem = toProblem(new AppError(toErrorCode(error)), randomUUID());
    const body = JSON.stringify(problem);
    const headers = {
      ...securityHeaders,
      [requestIdHeader]: problem.requestId,
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
    socket.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${body}`);
  };
}

function toErrorCode(error: { code?: string }): ErrorCode {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return 'request.headers_too_large';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request.too_slow';
    default:
      return 'request.invalid';
  }
}
