import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runShell } from './testing/runShell.ts';
import { startProcess, type ServerProcess } from './testing/serverProcess.ts';

// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const root = mkdtempSync(path.join(os.tmpdir(), 'portal-process-'));
const serverFolder = path.resolve(import.meta.dirname, '..');
const dataDir = path.join(root, 'data');
const started: ServerProcess[] = [];

function start(environment: Record<string, string>): ServerProcess {
  const server = startProcess(environment);
  started.push(server);
  return server;
}

let first: ServerProcess;
let port: number;

beforeAll(async () => {
  first = start({ DATA_DIR: dataDir, PORT: '0' });
  port = await first.ready;
});
afterAll(async () => {
  for (const server of started) server.kill('SIGKILL');
  await Promise.all(started.map((server) => server.ended));
  rmSync(root, { recursive: true, force: true });
});

async function logIn(to: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${to}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo.admin', password: 'Demo-admin-1' }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

async function getSessionStatus(at: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://127.0.0.1:${at}/api/session`, { headers })).status;
}

/** A conversation byte by byte. */
function speak(to: number) {
  const socket: Socket = connect(to, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(received)).on('error', reject);
  });
  return {
    say: (text: string) => socket.write(text),
    receive: (text: string) => vi.waitFor(() => expect(received).toContain(text), { timeout: 10_000 }),
    ended,
  };
}

test('a first start prints the address of the portal and who can log in', async () => {
  expect(first.output()).toMatch(/^User name +Password +Shows$/m);
  expect(first.output()).toMatch(/^demo\.admin +Demo-admin-1 +every screen$/m);
  expect(first.output()).toMatch('The embedded database survives a killed process but not a power failure');
  expect(first.output().trimEnd().split('\n').at(-1)).toBe(
    `Portal ready at http://localhost:${port}/portal/`,
  );
  expect(first.errors()).toBe('');
  expect(await getSessionStatus(port, await logIn(port))).toBe(200);
});

const ask = (text: string) => {
  const conversation = speak(port);
  conversation.say(text);
  return conversation.ended;
};

test('bytes that are not HTTP get a problem response', async () => {
  const garbage = await ask('NONSENSE\r\n\r\n');
  expect(garbage).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n(.*\r\n)*content-type: application\/problem\+json\r\n/,
  );
  expect(garbage).toContain('"code":"request.invalid"');

  const headers = await ask(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(headers).toMatch(/^HTTP\/1\.1 431 /);

  const twice = await ask(
    'POST /api/role HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  );
  expect(twice).toMatch(/^HTTP\/1\.1 400 /);
});

/** A start that must fail: its exit code and the lines it leaves. */
async function startAndFail(environment: Record<string, string>) {
  const server = start(environment);
  const code = await server.ended;
  return { code, lines: server.errors().trimEnd().split('\n'), output: server.output() };
}

describe.concurrent('one clear line and no stack trace when', () => {
  test('the port is taken', async () => {
    expect(await startAndFail({ DATA_DIR: path.join(root, 'other'), PORT: String(port) })).toEqual({
      code: 1,
      lines: [`PORT: ${port} is already in use. Set PORT to a free port`],
      output: '',
    });
  });

  test('another process uses the data and keeps running', async () => {
    expect(await startAndFail({ DATA_DIR: dataDir, PORT: '0' })).toEqual({
      code: 1,
      lines: [`DATA_DIR: ${dataDir} is in use by another process. Stop it or use another folder`],
      output: '',
    });
    expect(await getSessionStatus(port, await logIn(port))).toBe(200);
  });

  test('the data folder cannot be written', async () => {
    const file = path.join(root, 'a-file');
    writeFileSync(file, '');
    const { code, lines } = await startAndFail({ DATA_DIR: path.join(file, 'data'), PORT: '0' });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(`DATA_DIR: ${path.join(file, 'data')} cannot be written`);
  });

  test('PostgreSQL cannot be reached', async () => {
    const { code, lines } = await startAndFail({
      DATABASE_URL: 'postgres://portal:secret-word@127.0.0.1:1/portal',
      PORT: '0',
    });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^DATABASE_URL: cannot connect to the database \(.+\)$/);
    expect(lines[0]).not.toContain('secret-word');
  });

  test('the host is not this machine', async () => {
    const { code, lines } = await startAndFail({ DATA_DIR: path.join(root, 'other'), HOST: '203.0.113.7' });
    expect(code).toBe(1);
    expect(lines).toEqual(['HOST: 203.0.113.7 is not an address of this machine']);
  });

  test('the configuration is wrong: one for each mistake', async () => {
    const { code, lines } = await startAndFail({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'PROVIDER_API_URL',
      'BARCODE_API_URL',
      'GRANT_API_URL',
      'REPORTING_SERVER_URL',
      'DATABASE_URL',
      'SEED_TODAY',
    ]);
  });
});

describe('check-config', () => {
  const check = (settings: string) =>
    runShell(`${settings} node --conditions=@portal/source portal.mjs check-config`, serverFolder);

  test('names each mistake as a start does', async () => {
    await expect(check('PORT=x LOG_LEVEL=loud DATABASE_URL=db.example')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: [
        'PORT: must be a whole number from 0 to 65535',
        'DATABASE_URL: must be a URL that starts with postgres:// or postgresql://',
        'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
        '',
      ].join('\n'),
    });
  });

  test('needs no database, and shows no secret', async () => {
    const url = 'postgres://portal:secret-word@127.0.0.1:1/portal';
    const report = await check(`DATABASE_URL=${url} HOST=0.0.0.0`);
    expect(report).toMatch(/^The settings are valid\.\ndatabase +postgres:\/\/127\.0\.0\.1:1\/portal$/m);
    expect(report).toMatch(/^warning +settings +TRUST_PROXY is not set\./m);
    expect(report).not.toContain('secret-word');
  });
});

describe('the end of a process', () => {
  test('by SIGKILL releases the data, which keeps every session', async () => {
    const token = await logIn(port);
    first.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    first = start({ DATA_DIR: dataDir, PORT: '0' });
    port = await first.ready;
    expect(await getSessionStatus(port, token)).toBe(200);
  });

  test('by SIGTERM waits for pending requests', async () => {
    const body = JSON.stringify({ username: 'demo.admin', password: 'Demo-admin-1' });
    const conversation = speak(port);
    conversation.say(
      [
        'POST /api/authentication/login HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    await conversation.receive('100 Continue');
    first.kill('SIGTERM');
    conversation.say(body);
    await conversation.receive('"token":"');
    expect(await first.ended).toBe(0);
    expect(first.errors()).toBe('');
  });

  test('by SIGTERM behind a proxy is seen by its health check, even without a connection', async () => {
    const server = start({ DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: '127.0.0.1' });
    const readiness = `http://127.0.0.1:${await server.ready}/readyz`;
    server.kill('SIGTERM');
    await expect.poll(async () => (await fetch(readiness)).status).toBe(503);
    expect(await server.ended).toBe(0);
  });

  test('is logged if something cannot be closed, and everything else is closed', async () => {
    const failing = path.join(root, 'failing.mjs');
    writeFileSync(
      failing,
      `import { subscribe } from 'node:diagnostics_channel';
       subscribe('fastify.initialization', ({ fastify }) =>
         fastify.addHook('onClose', async () => { throw new Error('cannot be closed'); }));`,
    );
    const environment = { DATA_DIR: dataDir, PORT: '0', NODE_OPTIONS: `--import=${failing}` };
    const server = start(environment);
    await server.ready;
    server.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('cannot be closed');
    expect(server.errors()).toBe('');
    // The data is released.
    const next = start({ DATA_DIR: dataDir, PORT: '0' });
    await next.ready;
    next.kill('SIGINT');
    expect(await next.ended).toBe(0);
  });

  test('by SIGINT is a clean shutdown', async () => {
    const server = start({ DATA_DIR: dataDir, PORT: '0' });
    await server.ready;
    server.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
  });
});
