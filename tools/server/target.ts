import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
// Declares what requests and routes of the server carry.
import '../../apps/server/src/access/registerAccess.ts';
import type { PortalDatabase } from '../../apps/server/src/db/database.ts';
import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import { openPostgres } from '../../apps/server/src/db/openPostgres.ts';
import { startProcess } from '../../apps/server/src/testing/serverProcess.ts';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../apps/server/src/testing/temporaryPostgres.ts';
import { cache, root } from '../paths.ts';
import { serverEnvironment, serverOptions } from '../processes.ts';

/** A server of the product, running in a process of its own. */
export interface ServerProcess {
  /** Address up to and including the base path. */
  address: string;
  /** Time from starting the process to the line that the portal is ready. */
  startMs: number;
  /** Memory in use now and the most so far, in MB (Linux; elsewhere NaN). */
  memoryMb: () => { now: number; most: number };
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

/**
 * Starts the server, or another program that prints the same line when ready, on any free port and waits until it is.
 * @throws with its output when it ends before
 */
export async function startServer(
  settings: Record<string, string>,
  program = 'apps/server/src/main.ts',
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  const inherited = { SEED_TODAY: today, ...process.env, ...serverEnvironment };
  const environment = { ...inherited, LOG_LEVEL: 'error', PORT: '0', ...settings };
  const server = startProcess(environment, join(root, program), serverOptions);
  const port = await server.ready;
  const end = (signal: NodeJS.Signals) => async () => {
    server.kill(signal);
    await server.ended;
  };
  return {
    address: `http://127.0.0.1:${port}/portal/`,
    startMs: performance.now() - startedAt,
    memoryMb: () => ({ now: memoryOf(server.pid, 'VmRSS'), most: memoryOf(server.pid, 'VmHWM') }),
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  };
}

function memoryOf(pid: number | undefined, field: string): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

/** Runs a function with an empty folder in the cache, which is removed afterwards. */
export async function inEmptyFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'empty-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The credentials of the embedded services. */
export const pair = { 'user-name': 'tools', 'user-key': 'key-of-the-tools' };

/** A temporary PostgreSQL, and the settings of a server with the demo data on it. */
export interface PostgresSetup {
  postgres: TemporaryPostgres;
  databaseUrl: string;
  folder: string;
  settings: Record<string, string>;
}

/** The server, and a connection to its database for setup and checks without the API. */
export interface Target extends PostgresSetup {
  server: ServerProcess;
  database: PortalDatabase;
}

export function onPostgres<T>(work: (setup: PostgresSetup) => Promise<T>): Promise<T> {
  return inEmptyFolder(async (folder) => {
    const postgres = await startTemporaryPostgres();
    const databaseUrl = postgres.url('postgres');
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO_DATA: 'on',
      SEED_TODAY: '2025-03-14',
      BARCODE_API_USER_NAME: pair['user-name'],
      BARCODE_API_USER_KEY: pair['user-key'],
      GRANT_API_USER_NAME: pair['user-name'],
      GRANT_API_USER_KEY: pair['user-key'],
    };
    try {
      return await work({ postgres, databaseUrl, folder, settings });
    } finally {
      await postgres.stop();
    }
  });
}

export function onTarget<T>(work: (target: Target) => Promise<T>): Promise<T> {
  return onPostgres(async (setup) => {
    const server = await startServer(setup.settings);
    const database = await openPostgres(setup.databaseUrl, () => {});
    try {
      return await work({ ...setup, server, database });
    } finally {
      await database.close();
      await server.stop();
    }
  });
}

/** One request. */
export interface Sent {
  /** Default: GET. */
  method?: string;
  /** From the origin: `/api/role`. */
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON, everything else as it is. */
  body?: object | string | Uint8Array<ArrayBuffer>;
}

export interface Received {
  status: number;
  contentType: string;
  text: string;
}

type Addressed = Pick<ServerProcess, 'address'>;

/** Longer than the server's own limits. */
const timeoutMs = 25_000;

/** Sends a request; while the server is busy (503 with `Retry-After`) so many times. */
export async function ask(server: Addressed, sent: Sent, tries = 10): Promise<Received> {
  const { method = 'GET', path, headers, body } = sent;
  const content = typeof body === 'object' && !ArrayBuffer.isView(body) ? JSON.stringify(body) : body;
  // `new URL(path)` would normalise what must arrive unchanged.
  const response = await fetch(new URL(server.address).origin + path, {
    method,
    redirect: 'manual',
    headers: { ...(content === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(content === undefined ? {} : { body: content as string }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  if (response.status === 503 && retryAfter !== null && tries > 1) {
    await wait(Number(retryAfter) * 1_000);
    return ask(server, sent, tries - 1);
  }
  const contentType = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
  return { status: response.status, contentType, text };
}

/** The JSON of a successful response. @throws on any other */
export async function askJson<T>(server: Addressed, sent: Sent): Promise<T> {
  const { status, text } = await ask(server, sent);
  if (status >= 300) throw new Error(`${sent.path} was answered ${status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** Signs a demo account in, or another one by its password. @returns the response, which the portal stores as its session */
export function logIn(server: Addressed, username: string, password?: string): Promise<{ token: string }> {
  const account = demoAccounts.find((each) => each.username === username);
  const body = { username, password: password ?? account?.password };
  return askJson(server, { method: 'POST', path: '/api/authentication/login', body });
}

/** The header that authenticates an account. */
export async function signedIn(...account: Parameters<typeof logIn>): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await logIn(...account)).token}` };
}
