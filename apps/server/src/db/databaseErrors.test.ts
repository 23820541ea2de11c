import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './databaseErrors.ts';

test('a statement on a connection that the database has closed fails because the database is unavailable', async () => {
  const database = net.createServer((connection) => connection.end()).listen(0);
  await once(database, 'listening');
  const socket = net.connect((database.address() as net.AddressInfo).port);
  await once(socket.resume(), 'close');
  const error = await new Promise((resolve) => socket.write('select 1', resolve));
  database.close();
  expect(error).toMatchObject({ code: 'EPIPE' });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('the error of a file does not count', async () => {
  const error = await readFile('missing').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test.each([
  { syscall: 'connect', code: 'ECONNREFUSED', isUnavailable: true },
  { syscall: 'connect', code: 'ENETUNREACH', isUnavailable: true },
  { syscall: 'getaddrinfo', code: 'ENOTFOUND', isUnavailable: true },
  { syscall: 'getaddrinfo', code: 'EAI_AGAIN', isUnavailable: true },
  { syscall: 'read', code: 'ECONNRESET', isUnavailable: true },
  { syscall: 'read', code: 'EHOSTUNREACH', isUnavailable: true },
  { syscall: 'write', code: 'ETIMEDOUT', isUnavailable: true },
  { syscall: 'read', code: 'EISDIR', isUnavailable: false },
  { syscall: 'write', code: 'ENOSPC', isUnavailable: false },
  { syscall: 'open', code: 'EMFILE', isUnavailable: false },
])('$syscall $code means that the database is unavailable: $isUnavailable', ({ isUnavailable, ...details }) =>
  expect(isDatabaseUnavailable(Object.assign(new Error('failed'), details))).toBe(isUnavailable),
);
