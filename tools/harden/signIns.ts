import { atLeast, atMost, isTrue, percentile, plain, type Row, type Section } from '../sections/section.ts';
import { ask, askJson, logIn, onTarget, signedIn, startServer, type Target } from '../server/target.ts';
import { addUsers, loadPassword } from './load.ts';

const clients = 16;
const seconds = 10;
const sessions = 500;
/** Of one user; more sign-ins of a user at once are refused, like wrong passwords. */
const clientsOfUser = 4;

/** Passwords are verified as in production, and a locked user is out on every server. */
export const signIns: Section = {
  name: 'sign-ins',
  how: `${clients} clients sign users in for ${seconds} s without a pause, another user each time; server, PostgreSQL and clients share the machine. Then a user has ${sessions} sessions, each used on three servers, and an administrator locks the user. From the response on, every session is tried on every server until none is accepted.`,
  run: () =>
    onTarget(async (target) => {
      await addUsers(target);
      return [...(await signInUsers(target)), ...(await lockUser(target))];
    }),
};

async function signInUsers({ server }: Target): Promise<Row[]> {
  const times: number[] = [];
  let lastUser = 1;
  const end = performance.now() + seconds * 1_000;
  await atOnce(clients, async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await logIn(server, `load.user.${(lastUser += 1)}`, loadPassword);
      times.push(performance.now() - startedAt);
    }
  });
  return [
    atLeast('sign-ins a second, none refused', times.length / seconds, 30),
    atMost('sign-ins: p99', percentile(times, 99), 1_000, 'ms'),
  ];
}

async function lockUser({ server, settings }: Target): Promise<Row[]> {
  const username = 'load.user.1';
  const servers = [server, await startServer(settings), await startServer(settings)];
  const tokens: string[] = [];
  await atOnce(clientsOfUser, async () => {
    while (tokens.length < sessions) tokens.push((await logIn(server, username, loadPassword)).token);
  });
  /** @returns when the calls were sent that were not refused */
  const tryAll = async () => {
    const acceptedAt: number[] = [];
    const calls = tokens.flatMap((token) => servers.map((each) => ({ each, token }))).values();
    await atOnce(clients, async () => {
      for (const { each, token } of calls) {
        const sentAt = performance.now();
        const headers = { authorization: `Bearer ${token}` };
        if ((await ask(each, { path: '/api/session', headers })).status !== 401) acceptedAt.push(sentAt);
      }
    });
    return acceptedAt;
  };

  const before = await tryAll();
  const headers = await signedIn(server, 'demo.admin');
  const users = await askJson<{ userId: number; username: string }[]>(server, { path: '/api/user', headers });
  const user = users.find((each) => each.username === username);
  const body = { ...user, isLockedOut: true };
  await askJson(server, { method: 'PUT', path: `/api/user/${user?.userId}`, headers, body });
  const lockedAt = performance.now();
  let lastAcceptedAt = lockedAt;
  for (let accepted = before; accepted.length > 0;) {
    accepted = await tryAll();
    lastAcceptedAt = Math.max(lastAcceptedAt, ...accepted);
  }
  const triedMs = performance.now() - lockedAt;
  await Promise.all(servers.slice(1).map((each) => each.stop()));
  return [
    isTrue(`${sessions} sessions are accepted by three servers`, before.length >= sessions * servers.length),
    atMost('after the user was locked: the last accepted call', lastAcceptedAt - lockedAt, 1_000, 'ms'),
    plain('after the user was locked: every session was refused by every server', triedMs, 'ms'),
  ];
}

/** So many of it at the same time. */
const atOnce = (count: number, work: () => Promise<void>) => Promise.all(Array.from({ length: count }, work));
