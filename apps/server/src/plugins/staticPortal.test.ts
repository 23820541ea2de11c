import { expect, test } from 'vitest';
import { testServer } from '../testing/testServer.ts';

const server = testServer({ portalFolder: '/nowhere/dist', config: { basePath: '/service' } });

test('a portal that has not been built says so', async () => {
  const answer = await server.request(null, {
    method: 'GET',
    url: '/service/Home',
    headers: { accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('The portal has not been built. Run "npm run build", then restart the server.\n');
});

test('the portal is served under its base path only', async () => {
  const answer = await server.request(null, {
    method: 'GET',
    url: '/portal/Home',
    headers: { accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(404);
});
