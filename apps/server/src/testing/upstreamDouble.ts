import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { listenLocally } from './localPorts.ts';

export interface ReceivedCall {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type UpstreamHandler = (call: ReceivedCall, response: ServerResponse) => unknown;

/** A service on another machine, for tests: it responds as a test configures. */
export interface UpstreamDouble {
  url: string;
  received: ReceivedCall[];
  /** Changed by a test while the double runs. */
  handler: UpstreamHandler;
  close(): Promise<void>;
}

export async function startUpstreamDouble(handler: UpstreamHandler): Promise<UpstreamDouble> {
  const double: UpstreamDouble = {
    url: '',
    received: [],
    handler,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers, body: await text(request) };
    double.received.push(call);
    await double.handler(call, response);
  });
  double.url = `http://127.0.0.1:${await listenLocally(server)}`;
  return double;
}

/** The response of a server to a call. */
export interface BufferedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type CallServer = (call: ReceivedCall) => Promise<BufferedResponse>;

/** Sends a request to a server in this process. */
export function callInProcess(app: () => FastifyInstance): CallServer {
  return async ({ method, url, headers, body }) => {
    const response = await app().inject({
      method: method as 'GET',
      url,
      // The body of a compressed response is no text.
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body === '' ? {} : { payload: body }),
    });
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      body: response.body,
    };
  };
}

/** Responds to every call alike. */
export function respondWith(
  status: number,
  contentType: string,
  body: string,
  headers: Record<string, string> = {},
): UpstreamHandler {
  return (_call, response) =>
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
}

/** Responds like a real server on the other machine. */
export function createServerHandler(app: () => FastifyInstance): UpstreamHandler {
  const ask = callInProcess(app);
  return async (call, response) => {
    const { status, headers, body } = await ask(call);
    response.writeHead(status, headers).end(body);
  };
}
