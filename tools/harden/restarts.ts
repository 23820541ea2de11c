import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openPostgres } from '../../apps/server/src/db/openPostgres.ts';
import { findFreePort } from '../../apps/server/src/testing/localPorts.ts';
import { root } from '../paths.ts';
import { run, succeeded } from '../processes.ts';
import { figure, notRun, type Row, type Section, type Tally } from '../sections/section.ts';
import { campaignOf } from './kill.ts';
import { reads } from './load.ts';
import { onPostgres, signedIn, startServer, type PostgresSetup } from '../server/target.ts';

const callsPerSecond = 100;
/** Between two restarts. */
const pauseMs = 10_000;
/** Of the names of written campaigns. */
const word = 'Restart';

/** A proxy with its configuration in `docs/operation.md`. */
interface Proxy {
  name: string;
  /** Its program, which is also the language of its block in the documentation. */
  program: string;
  /** What belongs around the block, for a process in the foreground without rights. */
  toFile: (block: string, folder: string) => string;
  check: (file: string) => string[];
  start: (file: string) => string[];
}

const proxies: readonly Proxy[] = [
  {
    name: 'HAProxy',
    program: 'haproxy',
    toFile: (block) => block,
    check: (file) => ['-c', '-f', file],
    start: (file) => ['-db', '-f', file],
  },
  {
    name: 'nginx',
    program: 'nginx',
    toFile: (block, folder) =>
      `daemon off; pid ${folder}/nginx.pid; error_log stderr;\nevents {}\nhttp { access_log off;\n${block}}\n`,
    check: (file) => ['-t', '-c', file],
    start: (file) => ['-c', file],
  },
];

/** Each proxy of the documentation before three servers that are restarted one after the other. */
export const restarts: Section = {
  name: 'restarts',
  how: `Three servers on one PostgreSQL behind each proxy, with its configuration in \`docs/operation.md\`. While ${callsPerSecond} mixed calls a second (every seventh a write) go through it, each server is restarted in turn. Every call must succeed, and every acknowledged write is compared in the database.`,
  async run({ only }) {
    const rows: Row[] = [];
    for (const proxy of proxies.filter(({ name }) => name.includes(only))) {
      if ((await run(proxy.program, ['-v'])).code === 0)
        rows.push(...(await onPostgres((setup) => tryProxy(proxy, setup))));
      else rows.push(notRun(`restarts behind ${proxy.name}`, `${proxy.name} is missing`));
    }
    return rows;
  },
};

async function tryProxy(proxy: Proxy, setup: PostgresSetup): Promise<Row[]> {
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const proxyPort = await findFreePort();
  const certificate = await createCertificate(setup.folder);
  const file = join(setup.folder, 'proxy.conf');
  writeFileSync(file, proxy.toFile(readBlock(proxy, { ports, proxyPort, certificate }), setup.folder));
  const accepted = await figure(`${proxy.name} accepts its configuration`, async (tally) => {
    const { code, output } = await run(proxy.program, proxy.check(file));
    tally.check(code === 0, () => output);
  });
  if (accepted.outcome === 'failed') return [accepted];

  const start = (port: number) =>
    startServer({ ...setup.settings, TRUST_PROXY: '127.0.0.1', PORT: String(port) });
  const servers = await Promise.all(ports.map(start));
  const child = spawn(proxy.program, proxy.start(file), { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const written: string[] = [];
  try {
    const headers = await signedIn({ address: `http://127.0.0.1:${ports[0]}/` }, 'demo.admin');
    await wait(pauseMs);
    const calls = await figure(`${proxy.name}: calls while each server is restarted`, async (tally) => {
      const stop = startCalls(tally, { proxyPort, headers, written });
      for (const [index, port] of ports.entries()) {
        await wait(pauseMs);
        await servers[index]?.stop();
        servers[index] = await start(port);
      }
      await wait(pauseMs);
      await stop();
    });
    const writes = await figure(`${proxy.name}: acknowledged writes are stored once`, (tally) =>
      compare(tally, setup, written),
    );
    return [accepted, calls, writes];
  } finally {
    child.kill('SIGTERM');
    await ended;
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** The block of the documentation, with the ports and the certificate of this run. */
function readBlock(proxy: Proxy, { ports, proxyPort, certificate }: Addresses): string {
  const text = readFileSync(join(root, 'docs/operation.md'), 'utf8');
  const block = new RegExp(`^\`\`\`${proxy.program}\\n(.*?)^\`\`\`$`, 'ms').exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/operation.md has no block for ${proxy.name}.`);
  return block
    .replaceAll(/\b808([123])\b/g, (_port, number: string) => String(ports[Number(number) - 1]))
    .replace(/\b443 ssl/, `${proxyPort} ssl`)
    .replaceAll('/etc/ssl/portal', certificate);
}

interface Addresses {
  ports: readonly number[];
  proxyPort: number;
  /** Path without the extension: a key, and the certificate followed by the key. */
  certificate: string;
}

async function createCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'portal');
  const options =
    '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=portal.example.com -addext subjectAltName=IP:127.0.0.1';
  const files = ['-keyout', `${certificate}.key`, '-out', `${certificate}.pem`];
  succeeded(await run('openssl', ['req', ...options.split(' '), ...files]));
  // nginx reads the key from its own file, HAProxy from that of the certificate.
  appendFileSync(`${certificate}.pem`, readFileSync(`${certificate}.key`));
  return certificate;
}

/** What the callers of a run need, and note. */
interface Callers extends Pick<Addresses, 'proxyPort'> {
  headers: Record<string, string>;
  /** Names of the campaigns whose creation was acknowledged. */
  written: string[];
}

/** Calls at a fixed rate, every seventh a write, until the returned function is called. @returns which waits for the responses */
function startCalls(tally: Tally, { proxyPort, headers, written }: Callers): () => Promise<void> {
  let lastName = 0;
  const write: autocannon.Request = {
    method: 'POST',
    path: '/api/campaign',
    setupRequest: (call, context: { name?: string }) => {
      lastName += 1;
      context.name = `${word} ${lastName}`;
      return { ...call, body: JSON.stringify(campaignOf(word, lastName)) };
    },
    onResponse: (status, body, context: { name?: string }) => {
      const isStored = status === 200 && body.includes('"errors":[]');
      if (isStored) written.push(String(context.name));
      else if (status === 200) tally.failures.push(`${context.name}: ${body.slice(0, 200)}`);
    },
  };
  const options: autocannon.Options = {
    url: `https://127.0.0.1:${proxyPort}`,
    connections: 10,
    overallRate: callsPerSecond,
    duration: 3_600,
    headers: { ...headers, 'content-type': 'application/json' },
    requests: [...reads.map((path) => ({ path })), write],
  };
  const running = autocannon(options, () => {});
  const ended = once(running, 'done');
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1);
  const note = (isAnswered: boolean, response: string) =>
    tally.check(isAnswered, () => `After ${seconds()} s: ${response}`);
  running.on('response', (_client, status) => note(status === 200, `status ${status}`));
  running.on('reqError', (error: Error) => note(false, error.message));
  return async () => {
    running.stop();
    await ended;
  };
}

/** Names that the database has once; repeated by a proxy, a write would be there twice. */
async function compare(
  tally: Tally,
  { databaseUrl }: PostgresSetup,
  written: readonly string[],
): Promise<void> {
  const database = await openPostgres(databaseUrl, () => {});
  const rows = await database.db.selectFrom('campaigns').select('name').execute();
  await database.close();
  for (const name of written) {
    const count = rows.filter((row) => row.name === name).length;
    tally.check(count === 1, () => `${name} is stored ${count} times.`);
  }
}
