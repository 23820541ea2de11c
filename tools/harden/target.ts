import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../apps/server/src/db/openPostgres.ts';
import type { PortalDatabase } from '../../apps/server/src/db/database.ts';
import { startTemporaryPostgres } from '../../apps/server/src/testing/temporaryPostgres.ts';
import { bearer, logIn } from '../bench/requests.ts';
import { inEmptyFolder, startServer, type ServerProcess } from '../bench/serverProcess.ts';

/** How the sections are known to the embedded services. */
export const pair = { 'user-name': 'harden', 'user-key': 'key-of-the-hardening' };

/** The real server with the demo data, on a PostgreSQL of its own. */
export interface Target {
  server: ServerProcess;
  /** The database behind it, for what must be arranged or looked at beside the API. */
  database: PortalDatabase;
  databaseUrl: string;
  folder: string;
}

/** Settings that every server of a section has. */
export function settingsOf(databaseUrl: string, folder: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SEED_TODAY: '2025-03-14',
    BARCODE_API_USER_NAME: pair['user-name'],
    BARCODE_API_USER_KEY: pair['user-key'],
    GRANT_API_USER_NAME: pair['user-name'],
    GRANT_API_USER_KEY: pair['user-key'],
  };
}

export function onTarget<T>(work: (target: Target) => Promise<T>): Promise<T> {
  return inEmptyFolder(async (folder) => {
    const postgres = await startTemporaryPostgres();
    const databaseUrl = postgres.url('postgres');
    const server = await startServer(settingsOf(databaseUrl, folder));
    const database = await openPostgres(databaseUrl, () => {});
    try {
      return await work({ server, database, databaseUrl, folder });
    } finally {
      await database.close();
      await server.stop();
      await postgres.stop();
    }
  });
}

/** One request as a section sends it. */
export interface Sent {
  method: string;
  /** From the origin: `/api/role`. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface Answer {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
}

/** A server that something else keeps from running says so, and when to come again: then it is asked again, so often. */
const busyTries = 10;

/** Longer than the server's own limits: whoever waits so long has found something. */
const patienceMs = 25_000;

/** One answer; that of a busy server (503 with `Retry-After`) only when it stays so. */
export async function askPatiently(server: ServerProcess, sent: Sent): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(server, sent);
    const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 503 || Number.isNaN(retryAfter) || tries === busyTries) return answer;
    await wait(retryAfter * 1_000);
  }
}

export async function ask(
  { address }: ServerProcess,
  { method, path, headers, body }: Sent,
): Promise<Answer> {
  // A plain text would be parsed again by `URL`, which mends what should arrive as it is.
  const answer = await fetch(new URL(address).origin + path, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(patienceMs),
  });
  return {
    status: answer.status,
    contentType: (answer.headers.get('content-type') ?? '').replace(/;.*/, ''),
    headers: answer.headers,
    text: await answer.text(),
  };
}

/** The header that proves to be a demo account. */
export async function signedIn(server: ServerProcess, username: string): Promise<{ authorization: string }> {
  return bearer(await logIn(server, username));
}

/** What a `Problem` says beside its status; empty when the answer is none. */
export function codeOf({ contentType, text }: Answer): string {
  return contentType === 'application/problem+json' ? (JSON.parse(text) as { code: string }).code : '';
}
