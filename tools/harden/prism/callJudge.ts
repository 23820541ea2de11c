import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiName } from '../../contract/documents.ts';
import type { Judges } from '../judges.ts';
import type { ContractCall } from './contractCall.ts';
import type { Call } from './listener.ts';
import { startPrism, type Prism } from './startPrism.ts';

/** What Prism says against a call. */
export interface Verdict {
  request: string[];
  answer: string[];
}

/** One entry of Prism's header `sl-violations`. */
interface Violation {
  /** Begins with `request` or `response`. */
  location: string[];
  message: string;
}

interface PrismAnswer {
  status: number;
  violations: string | undefined;
  body: string;
}

const patienceMs = 30_000;

/** They belong to one connection, not to the message. */
const ofConnection = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

/**
 * Has Prism judge calls after they were made, one at a time: it proxies each of them once more, to a server that
 * repeats the answer of then. Without `--errors` it answers the same and says in a header what it has found.
 */
export async function startCallJudge(found: Judges) {
  let judged: Call | undefined;
  const replay = createServer((_request, response) => {
    if (!judged) throw new Error('Prism asks for no call.');
    response.writeHead(judged.status, ofMessage(judged.answerHeaders)).end(judged.answer);
  });
  replay.listen(0, '127.0.0.1');
  await once(replay, 'listening');
  const upstream = `http://127.0.0.1:${(replay.address() as AddressInfo).port}`;
  const start = (api: ApiName) => startPrism(found, api, upstream);
  const prisms = {
    provider: await start('provider'),
    barcode: await start('barcode'),
    grant: await start('grant'),
  };

  return {
    async judge(call: Call, { operation: { api }, path }: ContractCall): Promise<Verdict> {
      judged = call;
      try {
        return verdictOf(call, await askPrism(prisms[api], call, path));
      } catch (error) {
        // It dies of a finding that fits in no header: an unknown property whose name is not Latin.
        prisms[api].stop();
        prisms[api] = await start(api);
        return { request: [], answer: [`Prism gives no answer: ${String(error)}`] };
      }
    },
    stop() {
      for (const prism of Object.values(prisms)) prism.stop();
      replay.close();
    },
  };
}

async function askPrism(
  { address }: Prism,
  { method, url, headers, body }: Call,
  path: string,
): Promise<PrismAnswer> {
  const { origin } = new URL(address);
  // Prism never answers a body that it cannot read: to it such a call is one without.
  const content = isReadable(headers, body) ? body : Buffer.alloc(0);
  const sent = ask(origin + path + url.search, {
    method,
    // Node tells the length of a body by itself, but not that of a DELETE.
    headers: { ...ofMessage(headers), ...(content.length > 0 && { 'content-length': content.length }) },
    // Prism ends connections that rest, which a slow machine finds out too late: each call has its own.
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  });
  sent.end(content);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    violations: answer.headers['sl-violations'] as string | undefined,
    body: await text(answer),
  };
}

function isReadable({ 'content-type': type = '' }: IncomingHttpHeaders, body: Buffer): boolean {
  try {
    if (type.includes('json')) JSON.parse(String(body));
    return true;
  } catch {
    return false;
  }
}

function verdictOf({ status }: Call, answer: PrismAnswer): Verdict {
  // What Prism cannot even read it answers by itself.
  if (answer.status !== status || answer.body.includes('stoplight.io/prism/errors'))
    return { request: [`Prism answers ${answer.status}: ${answer.body}`], answer: [] };
  const violations = violationsIn(answer.violations);
  const of = (side: string) =>
    violations
      .filter(({ location }) => location[0] === side)
      .map(({ location, message }) => `${location.join('.')} ${message}`);
  return { request: of('request'), answer: of('response') };
}

/** A list that is too long for a header comes cut off, the findings against the request first. */
function violationsIn(header = '[]'): Violation[] {
  if (header.startsWith('[')) return JSON.parse(header) as Violation[];
  return [{ location: [header.includes('["response"') ? 'response' : 'request'], message: header }];
}

function ofMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}
