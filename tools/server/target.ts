import { setTimeout as wait } from 'node:timers/promises';
// Declares what requests and routes of the server carry.
import '../../apps/server/src/plugins/access.ts';
import type { PortalDatabase } from '../../apps/server/src/db/database.ts';
import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import { openPostgres } from '../../apps/server/src/db/openPostgres.ts';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../apps/server/src/testing/temporaryPostgres.ts';
import { inEmptyFolder, startServer, type ServerProcess } from './serverProcess.ts';

/** How sections identify themselves to the embedded services. */
export const pair = { 'user-name': 'tools', 'user-key': 'key-of-the-tools' };

/** A temporary PostgreSQL, and the settings of a server with the demo data on it. */
export interface Ground {
  postgres: TemporaryPostgres;
  databaseUrl: string;
  folder: string;
  settings: Record<string, string>;
}

/** The server on it, and a connection to its database for what is set up or checked beside the API. */
export interface Target extends Ground {
  server: ServerProcess;
  database: PortalDatabase;
}

export function onPostgres<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  return inEmptyFolder(async (folder) => {
    const postgres = await startTemporaryPostgres();
    const databaseUrl = postgres.url('postgres');
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
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
  return onPostgres(async (ground) => {
    const server = await startServer(ground.settings);
    const database = await openPostgres(ground.databaseUrl, () => {});
    try {
      return await work({ ...ground, server, database });
    } finally {
      await database.close();
      await server.stop();
    }
  });
}

/** One request. */
export interface Sent {
  method: string;
  /** From the origin: `/api/role`. */
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON, everything else as it is. */
  body?: object | string | Uint8Array<ArrayBuffer>;
}

export interface Answer {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
}

/** How often a busy server (503 with `Retry-After`) is asked again. */
const busyTries = 10;
/** Longer than the server's own limits. */
const timeoutMs = 25_000;

export async function ask({ address }: Pick<ServerProcess, 'address'>, sent: Sent): Promise<Answer> {
  const { method, path, headers, body } = sent;
  const content = typeof body === 'object' && !ArrayBuffer.isView(body) ? JSON.stringify(body) : body;
  // `new URL(path)` would normalise what must arrive unchanged.
  const answer = await fetch(new URL(address).origin + path, {
    method,
    redirect: 'manual',
    headers: { ...(content === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(content === undefined ? {} : { body: content as string }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    status: answer.status,
    contentType: (answer.headers.get('content-type') ?? '').replace(/;.*/, ''),
    headers: answer.headers,
    text: await answer.text(),
  };
}

/** Asks again while the server is busy; its 503 only when it stays so. */
export async function askPatiently(server: Pick<ServerProcess, 'address'>, sent: Sent): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(server, sent);
    const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 503 || Number.isNaN(retryAfter) || tries === busyTries) return answer;
    await wait(retryAfter * 1_000);
  }
}

/** The JSON of a successful answer. @throws on any other */
export async function askJson<T>(server: Pick<ServerProcess, 'address'>, sent: Sent): Promise<T> {
  const answer = await askPatiently(server, sent);
  if (answer.status >= 300) throw new Error(`${sent.path} was answered ${answer.status}: ${answer.text}`);
  return (answer.text === '' ? null : JSON.parse(answer.text)) as T;
}

/** Signs a demo account in. @returns the answer, which the portal stores as its session */
export function logIn(
  server: ServerProcess,
  username: string,
  password?: string,
): Promise<{ token: string }> {
  const account = demoAccounts.find((each) => each.username === username);
  const body = { username, password: password ?? account?.password };
  return askJson(server, { method: 'POST', path: '/api/authentication/login', body });
}

/** The header that authenticates a demo account. */
export async function signedIn(
  server: ServerProcess,
  username: string,
  password?: string,
): Promise<{ authorization: string }> {
  const { token } = await logIn(server, username, password);
  return { authorization: `Bearer ${token}` };
}
