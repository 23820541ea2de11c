import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, toProblem, type ErrorCode } from '../errors.ts';

/** Responds to malformed or incomplete HTTP requests with the same problem format as other errors. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  const isDisconnected = error.code === 'ECONNRESET' || socket.destroyed || !socket.writable;
  if (isDisconnected) return;
  const problem = toProblem(new AppError(toErrorCode(error)), randomUUID());
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
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
