import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request and its whole answer, as they went by. */
export interface Call {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
  status: number;
  answerHeaders: IncomingHttpHeaders;
  answer: Buffer;
}

/**
 * Stands before the server on this machine's `serverPort`: whatever comes goes on to it and back without a change,
 * and is told. Calls that break off are not.
 */
export async function startListener(serverPort: number, tell: (call: Call) => void) {
  // Connections rest as long as the browser likes: when they end is the server's to say.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    passOn(request, response, { serverPort, tell }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { serverPort: port, tell }: { serverPort: number; tell: (call: Call) => void },
): void {
  const { method = '', url: path = '', headers } = request;
  const url = new URL(path, 'http://portal');
  const body = collect(request);
  // A connection of its own: one that rested might just be ending.
  const onward = ask({ host: '127.0.0.1', port, method, path, headers: sentOn(request), agent: false });
  onward.on('response', (incoming) => {
    const { statusCode: status = 0, statusMessage, headers: answerHeaders } = incoming;
    const answer = collect(incoming);
    response.writeHead(status, statusMessage, incoming.rawHeaders);
    incoming.on('error', () => response.destroy());
    incoming.on('end', () => {
      const messages = { body: Buffer.concat(body), answer: Buffer.concat(answer) };
      tell({ method, url, headers, status, answerHeaders, ...messages });
    });
    incoming.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Those that came, and what says that there is no body: without it Node would announce one. */
function sentOn({ headers, rawHeaders }: IncomingMessage): string[] {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  return hasBody ? rawHeaders : [...rawHeaders, 'Content-Length', '0'];
}

/** The pieces of a message, while it goes by. */
function collect(message: IncomingMessage): Buffer[] {
  const pieces: Buffer[] = [];
  message.on('data', (piece: Buffer) => pieces.push(piece));
  return pieces;
}
