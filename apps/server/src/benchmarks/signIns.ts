import { sql } from 'kysely';
import type { PortalDatabase } from '../db/database.ts';

/** Requests of the measurements that are under way at once. */
const clients = 16;
/** Of one user; more sign-ins of a user at once are refused, like wrong passwords. */
const clientsOfUser = 4;
/** Sessions that are accepted longer are not tried again. */
const mostMs = 10_000;

/** Adds users (`load.user.1` and so on) until there are so many, with the password of a user of the demo data. */
export async function addUsers(database: PortalDatabase, count: number, like: string): Promise<void> {
  await sql`
    insert into users (username, username_key, first_name, last_name, email, company_abbrev, password_hash)
    select name, name, 'First', 'Last', name || '@example.com', 'JAS', password_hash
    from users, generate_series(1, ${count}::integer - (select count(*) from users)) as n, concat('load.user.', n) as name
    where username = ${like}`.execute(database.db);
}

/** Signs users in without a pause, another one each time. @returns how long each sign-in took, in ms */
export async function measureSignIns(
  signIn: (user: string) => Promise<unknown>,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  let lastUser = 0;
  const end = performance.now() + seconds * 1_000;
  await atOnce(clients, async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await signIn(`load.user.${(lastUser += 1)}`);
      times.push(performance.now() - startedAt);
    }
  });
  return times;
}

/** The sessions of one user on several servers. */
export interface Sessions {
  count: number;
  servers: readonly { address: string }[];
  /** @returns the token of a new session */
  open: () => Promise<{ token: string }>;
  /** Ends all of them; the measurement begins with the response. */
  end: () => Promise<unknown>;
}

/** What became of the sessions. */
export interface EndOfSessions {
  /** Accepted calls before the end, one for each session and server. */
  acceptedBefore: number;
  /** From the response to the last call that a server accepted, in ms; 0 if there was none. */
  lastAcceptedMs: number;
  /** From the response until each server had refused each session, in ms. */
  refusedMs: number;
}

/** Ends all sessions of a user, and tries each one on each server until none is accepted. */
export async function measureEndOfSessions(sessions: Sessions): Promise<EndOfSessions> {
  const tokens: string[] = [];
  let opened = 0;
  await atOnce(clientsOfUser, async () => {
    while ((opened += 1) <= sessions.count) tokens.push((await sessions.open()).token);
  });
  const before = await listAccepted(sessions, tokens);
  await sessions.end();
  const endedAt = performance.now();
  let lastAcceptedAt = endedAt;
  let accepted = before;
  while (accepted.length > 0 && performance.now() - endedAt < mostMs) {
    accepted = await listAccepted(sessions, tokens);
    lastAcceptedAt = Math.max(lastAcceptedAt, ...accepted);
  }
  return {
    acceptedBefore: before.length,
    lastAcceptedMs: lastAcceptedAt - endedAt,
    refusedMs: performance.now() - endedAt,
  };
}

/** @returns when each accepted call was sent */
async function listAccepted({ servers }: Sessions, tokens: readonly string[]): Promise<number[]> {
  const acceptedAt: number[] = [];
  const calls = tokens.flatMap((token) => servers.map(({ address }) => ({ address, token }))).values();
  await atOnce(clients, async () => {
    for (const { address, token } of calls) {
      const sentAt = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(new URL('/api/session', address), { headers });
      await response.arrayBuffer();
      if (response.status !== 401) acceptedAt.push(sentAt);
    }
  });
  return acceptedAt;
}

function atOnce(count: number, work: () => Promise<void>): Promise<void[]> {
  return Promise.all(Array.from({ length: count }, work));
}
