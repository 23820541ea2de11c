import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it received. */
export interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export type ServerHandler = (response: ServerResponse, request: ReceivedRequest) => void;

/** A real HTTP server on a free port that sends every request the same response and records the requests. */
export async function startTestServer(handler: ServerHandler) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (message, response) => {
    const { method, url, headers } = message;
    const request = { method, url, headers, body: await text(message) };
    received.push(request);
    handler(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Responds with a value as JSON, with its length. */
export function json(value: unknown, status = 200, contentType = 'application/json'): ServerHandler {
  return (response) => {
    const body = JSON.stringify(value);
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, headers).end(body);
  };
}
