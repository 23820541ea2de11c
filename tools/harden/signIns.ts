import { addUsers, measureEndOfSessions, measureSignIns } from '../../apps/server/src/benchmarks/signIns.ts';
import { atLeast, atMost, isTrue, percentile, plain, type Section } from '../sections/section.ts';
import { askJson, logIn, onTarget, signedIn, startServer } from '../server/target.ts';

const seconds = 10;
const count = 500;
const name = 'demo.marketing';
const password = 'Demo-marketing-1';

export const signIns: Section = {
  name: 'sign-ins',
  how: `16 clients sign users in with their passwords for ${seconds} s without a pause, another user each time; server, PostgreSQL and clients share the machine. Then a user has ${count} sessions, each used on three servers, and an administrator locks the user. From the response on, every session is tried on every server until none is accepted.`,
  run: () =>
    onTarget(async ({ server, database, settings }) => {
      await addUsers(database, 5_000, name);
      const times = await measureSignIns((user) => logIn(server, user, password), seconds);
      const servers = [server, await startServer(settings), await startServer(settings)];
      const headers = await signedIn(server, 'demo.admin');
      type User = { userId: number; username: string };
      const users = await askJson<User[]>(server, { path: '/api/user', headers });
      const user = users.find(({ username }) => username === name);
      const body = { ...user, isLockedOut: true };
      const lock = { method: 'PUT', path: `/api/user/${user?.userId}`, headers, body };
      const { acceptedBefore, lastAcceptedMs, refusedMs } = await measureEndOfSessions({
        count,
        servers,
        open: () => logIn(server, name, password),
        end: () => askJson(server, lock),
      });
      await Promise.all(servers.slice(1).map((each) => each.stop()));
      return [
        atLeast('sign-ins a second, none refused', times.length / seconds, 30),
        atMost('sign-ins: p99', percentile(times, 99), 1_000, 'ms'),
        isTrue(`${count} sessions are accepted by three servers`, acceptedBefore === count * servers.length),
        atMost('user locked: the last call that was accepted', lastAcceptedMs, 1_000, 'ms'),
        plain('user locked: every session refused by every server', refusedMs, 'ms'),
      ];
    }),
};
