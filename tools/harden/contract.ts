import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { findFreePort } from '../../apps/server/src/testing/freePort.ts';
import { buildPortal } from '../buildPortal.ts';
import { operations, prefixes, type FoundOperation } from '../contract/documents.ts';
import type { Section } from '../sections/section.ts';
import { bodyOf, differenceOf, isValidBody, refusesInSuccess } from './contractChecks.ts';
import { count, runTests } from './runTests.ts';
import { figure, type Tally } from './section.ts';

/** Neither requests nor answers differ from the contract. */
export const contract: Section = {
  name: 'contract',
  title: 'contract',
  how: 'The journeys of `e2e/` run through a proxy that records their calls; every answer, and the body of every request that was accepted, is validated against the documents. A journey that fails is a failure too. Not validated are links to files, which are in no document. Random valid requests are sent by the section "inputs".',
  run: async () => [await figure('journeys: every answer, and every body that was accepted', judgeJourneys)],
};

/** Every form under every fault; `npm test` has a fixed sample of them. */
export const faults: Section = {
  name: 'faults',
  title: 'faults',
  how: 'Each form that writes meets each fault of the network and of the server in a browser (`e2e/formFaults.spec.ts`): what was typed stays, the failure is shown, nothing is stored twice.',
  run: async () => [
    await figure('forms × faults', async (tally) => {
      await buildPortal();
      count(tally, await runTests('playwright', ['e2e/formFaults'], { EVERY_FAULT: '1' }));
    }),
  ],
};

/** Tests of the server that go through a sample of a long series in `npm test`. */
const longTests = ['administrationGuard', 'killed.process', 'accessExplained'];

export const series: Section = {
  name: 'series',
  title: 'series',
  how: 'Tests that go through a fixed sample in `npm test` (`apps/server/src/testing/longSeries.ts`) go through the whole series.',
  run: async () => [
    await figure(longTests.join(', '), async (tally) =>
      count(tally, await runTests('vitest', ['--project', 'server', ...longTests], { TEST_SERIES: 'whole' })),
    ),
  ],
};

/** A request and its whole answer. */
interface Call {
  method: string;
  url: URL;
  body: string;
  status: number;
  contentType: string;
  answer: string;
}

async function judgeJourneys(tally: Tally): Promise<void> {
  const calls: Call[] = [];
  const serverPort = await findFreePort();
  const proxy = await startRecorder(serverPort, (call) => calls.push(call));
  const ports = { E2E_PORT: String(proxy.port), E2E_SERVER_PORT: String(serverPort) };
  await buildPortal();
  const { failures } = await runTests('playwright', [], ports);
  count(tally, { passed: 0, failures });
  proxy.stop();
  for (const call of calls) {
    const fault = faultOfCall(call);
    const { method, url, body, status, answer } = call;
    tally.check(fault === null, () =>
      [
        `${method} ${url.pathname}${url.search} ${body.slice(0, 400)}`,
        fault,
        status,
        answer.slice(0, 300),
      ].join('\n  '),
    );
  }
}

function faultOfCall({ method, url, body, status, contentType, answer }: Call): string | null {
  const found = operationAt(method, url.pathname);
  if (!found) return status < 400 ? 'no document has this operation' : null;
  const fault = differenceOf(found, { status, contentType, text: answer });
  if (fault !== null || status >= 300 || body === '' || !bodyOf(found)) return fault;
  const isValid = refusesInSuccess.has(found.id) || isValidBody(found, JSON.parse(body));
  return isValid ? null : 'an invalid body was accepted';
}

/** The operation that the server takes a path for: any case, with or without a trailing slash; fixed paths first. */
function operationAt(method: string, path: string): FoundOperation | undefined {
  const wanted = path.replace(/\/$/, '');
  return operations
    .filter((each) => {
      const pattern = (prefixes[each.api] + each.path).replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+');
      return each.method === method && new RegExp(`^${pattern}$`, 'i').test(wanted);
    })
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** A proxy before the server on `serverPort` that passes everything on unchanged and tells the calls of the APIs. */
async function startRecorder(serverPort: number, tell: (call: Call) => void) {
  const isOfApi = /^\/(?:api|barcode|grant)\/(?!media|files)/i;
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    // Without a length Node would announce a body where none is.
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    const onward = ask({
      host: '127.0.0.1',
      port: serverPort,
      method,
      path,
      agent: false,
      headers: hasBody ? request.rawHeaders : [...request.rawHeaders, 'Content-Length', '0'],
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    const sent = buffer(request.pipe(new PassThrough()));
    request.pipe(onward);
    onward.on('response', async (incoming) => {
      const { statusCode: status = 0, headers: found } = incoming;
      response.writeHead(status, incoming.statusMessage, incoming.rawHeaders);
      incoming.on('error', () => response.destroy());
      const answered = buffer(incoming.pipe(new PassThrough()));
      incoming.pipe(response);
      incoming.on('end', async () => {
        const url = new URL(path, 'http://portal');
        const contentType = (found['content-type'] ?? '').replace(/;.*/, '');
        const [body, answer] = [String(await sent), String(await answered)];
        if (isOfApi.test(url.pathname)) tell({ method, url, body, status, contentType, answer });
      });
    });
  });
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
