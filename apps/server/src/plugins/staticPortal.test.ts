import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/testServer.ts';

const server = testServer({ portalFolder: '/nowhere/dist', config: { basePath: '/service' } });

test('a portal that has not been built says so', async () => {
  const response = await server.request(null, {
    method: 'GET',
    url: '/service/Home',
    headers: { accept: 'text/html' },
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe(
    'The portal has not been built. Run "npm run build", then restart the server.\n',
  );
});

test('the portal is served under its base path only', async () => {
  const response = await server.request(null, {
    method: 'GET',
    url: '/portal/Home',
    headers: { accept: 'text/html' },
  });
  expect(response.statusCode).toBe(404);
});

describe('a page that does not exist', () => {
  const getPage = (headers: Record<string, string> = {}) =>
    server.request(null, {
      method: 'GET',
      url: '/nowhere?x=<script>',
      headers: { accept: 'text/html', ...headers },
    });

  test('is a page with a link to the portal, and is not loaded again', async () => {
    const response = await getPage();
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(
      /style-src 'nonce-[^']+'.*frame-ancestors 'none'/,
    );
    expect(response.body).toContain('<a href="/service/">Open the portal</a>');
    expect(response.body).toContain('Not found.');
    expect(response.body).not.toMatch(/refresh|<script/);
  });

  test('can be shown in a frame of the portal', async () => {
    const { headers } = await getPage({ 'sec-fetch-dest': 'iframe' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('is a problem for callers that do not ask for a page', async () => {
    const response = await server.request(null, { method: 'GET', url: '/nowhere' });
    expect(response.json()).toMatchObject({ status: 404, code: 'route.not_found' });
  });
});
