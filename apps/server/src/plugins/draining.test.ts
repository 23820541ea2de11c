import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testServer } from '../testing/testServer.ts';

const server = testServer();

test('a request that is arriving when the server ends is served, and closes its connection', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const response = text(socket);
  const [accepted] = (await once(server.app.server, 'connection')) as [Socket];
  socket.write('GET /healthz HTTP/1.1\r\n');
  await expect.poll(() => accepted.bytesRead).toBeGreaterThan(0);
  const closed = server.app.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  socket.write('Host: a\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1\.1 200 [^]*\nconnection: close\r\n/i);
  await closed;
});
