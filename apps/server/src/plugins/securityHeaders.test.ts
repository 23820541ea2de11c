import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import { buildSecurityHeaders } from './securityHeaders.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(
  path.join(folder, 'index.html'),
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="application/json" id="portal-settings">__PORTAL_SETTINGS__</script><!-- portal-preloads -->',
);
const script = 'console.log("portal")';
writeFileSync(path.join(folder, 'assets', 'main-3fa9.js'), script);
writeFileSync(path.join(folder, 'assets', 'main-3fa9.js.br'), 'brotli');
writeFileSync(path.join(folder, 'assets', 'main-3fa9.js.gz'), 'gzip');
writeFileSync(path.join(folder, 'assets', 'main-3fa9.js.map'), '{}');
writeFileSync(path.join(folder, 'assets', 'main-3fa9.js.map.br'), 'brotli');
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
mkdirSync(path.join(folder, '.vite'));
writeFileSync(path.join(folder, '.vite', 'manifest.json'), '{}');
const preloads = { '/campaigns/mailerlist': ['assets/list-1.js', 'assets/table-2.js'] };
writeFileSync(path.join(folder, 'preloads.json'), JSON.stringify(preloads));
writeFileSync(path.join(os.tmpdir(), 'portal-outside.txt'), 'outside');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hostile = '</script><script>alert(1)</script>';
const server = testServer({
  portalFolder: folder,
  config: { hsts: true, privacyUrl: `/privacy?${hostile}` },
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.request(null, { method: 'GET', url, headers });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('every response', () => {
  test.each([
    { url: '/healthz', why: 'a health check' },
    { url: '/readyz', why: 'readiness' },
    { url: '/metrics', why: 'metrics' },
    { url: '/', why: 'a redirect' },
    { url: '/portal/', why: 'the page' },
    { url: '/portal/assets/main-3fa9.js', why: 'a file' },
    { url: '/portal/assets/gone.js', why: 'a missing file' },
    { url: '/api/user', why: 'an error' },
    { url: '/api/nothing', why: 'an unknown URL' },
    { url: '/barcode/Step1', why: 'the gateway' },
    { url: '/embedded/grant/api/ViewLog', why: 'an embedded service' },
    { url: '/api/campaign/%', why: 'a URL with an invalid escape' },
    { url: '/api/campaign/%C0%AF', why: 'a URL that is not UTF-8' },
    { url: `/api/MailerDetailsStore/${'9'.repeat(600)}`, why: 'a URL with an overlong segment' },
  ])('has the security headers: $why', async ({ url }) => {
    const { headers } = await get(url, html);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('that contains data is never cached by a browser', async () => {
    expect((await server.request(people.admin, { method: 'GET', url: '/api/role' })).headers).toMatchObject({
      'cache-control': 'no-store',
    });
  });
});

describe('a request that the server cannot handle', () => {
  const send = (request: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      socket.once('end', () => resolve(text)).once('error', reject);
    });
  beforeAll(() => server.app.listen({ host: '127.0.0.1', port: 0 }));

  test.each([
    { request: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400, why: 'no Host' },
    {
      request: 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      status: 400,
      why: 'two Hosts',
    },
    {
      request: 'GET /none HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
      status: 404,
      why: 'Expect',
    },
    { request: 'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n', status: 400, why: 'not HTTP' },
    {
      request: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: 431,
      why: 'long headers',
    },
  ])('gets the security headers and a problem response: $why', async ({ request, status }) => {
    expect(readResponse(await send(request))).toEqual({ status, missingHeaders: [], problem: { status } });
  });

  test('gets the security headers and a problem response: too slow', async () => {
    // What Node does after the time limit, for the connection of a request that is not complete.
    server.app.server.once('connection', (socket) => {
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      socket.once('data', () => setImmediate(() => server.app.server.emit('clientError', error, socket)));
    });
    const response = await send('POST /api/role HTTP/1.1\r\nHost: a\r\n');
    expect(readResponse(response)).toEqual({ status: 408, missingHeaders: [], problem: { status: 408 } });
  });

  function readResponse(response: string) {
    const [head = '', body = ''] = response.split('\r\n\r\n');
    const { status, requestId } = JSON.parse(body) as { status: number; requestId: string };
    const headers = Object.entries(buildSecurityHeaders({ hsts: true })).map(
      ([name, value]) => `\n${name}: ${value}`,
    );
    return {
      status: Number(head.split(' ')[1]),
      missingHeaders: headers.filter((line) => !head.toLowerCase().includes(line.toLowerCase())),
      problem: /^[\w-]{36}$/.test(requestId) && { status },
    };
  }
});

describe('the portal', () => {
  test.each([
    '/portal/',
    '/portal/Campaigns/MailerList',
    '/portal/nope?x=1',
    '/PORTAL/Home',
    '/portal/index.html',
  ])('is the same page at %s', async (url) => {
    const response = await get(url, html);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('id="portal-settings"');
  });

  test('has a new nonce in every response, in the policy and in the page', async () => {
    const nonces = new Set<string>();
    for (const response of [await get('/portal/', html), await get('/portal/', html)]) {
      const nonce = /<meta property="csp-nonce" nonce="([^"]{20,})">/.exec(response.body)?.[1] ?? 'none';
      expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(response.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(response.headers['content-security-policy']).toContain("script-src 'self';");
      expect(response.headers['cache-control']).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('contains the settings, which cannot close their script element', async () => {
    const { body } = await get('/portal/', html);
    const block =
      /<script type="application\/json" id="portal-settings">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({
      privacyUrl: `/privacy?${hostile}`,
      grantRowsPerPage: 15,
      companyTimeZone: 'America/New_York',
      companyZoneNames: { '-05:00': 'EST', '-04:00': 'EDT' },
    });
  });

  test.each([
    { url: '/portal/Campaigns/MailerList?page=2', files: ['list-1.js', 'table-2.js'] },
    { url: '/PORTAL/campaigns/mailerlist/', files: ['list-1.js', 'table-2.js'] },
    { url: '/portal/nope', files: [] },
  ])('preloads the files of the screen at $url', async ({ url, files }) => {
    const { body } = await get(url, html);
    const links = body.matchAll(/<link rel="modulepreload" crossorigin href="\/portal\/assets\/(.*?)"/g);
    expect([...links].map(([, file]) => file)).toEqual(files);
    expect(body).not.toContain('<!--');
  });

  test.each([
    { url: '/', to: '/portal/' },
    { url: '/portal', to: '/portal/' },
    { url: '/portal?report=A', to: '/portal/?report=A' },
  ])('is served from $url', async ({ url, to }) => {
    const response = await get(url, html);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(to);
  });

  test('serves files under assets with an unlimited cache time, others with an hour', async () => {
    const asset = await get('/portal/assets/main-3fa9.js');
    expect(asset.body).toBe(script);
    expect(asset.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/portal/favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });

  test.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', body: 'brotli' },
    { accepted: 'gzip', encoding: 'gzip', body: 'gzip' },
    { accepted: 'identity', encoding: undefined, body: script },
  ])('serves compressed files when the browser accepts "$accepted"', async ({ accepted, encoding, body }) => {
    const response = await get('/portal/assets/main-3fa9.js', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.body).toBe(body);
  });

  test.each([
    { name: 'range', value: 'bytes=500-600', status: 416 },
    { name: 'if-match', value: '"another"', status: 412 },
    { name: 'if-unmodified-since', value: 'Mon, 01 Jan 2001 00:00:00 GMT', status: 412 },
  ])(
    'responds to a $name that does not match with $status, which is not cached',
    async ({ name, value, status }) => {
      const response = await get('/portal/assets/main-3fa9.js', { [name]: value });
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ status });
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(response.headers).not.toHaveProperty('etag');
    },
  );

  test.each([
    { url: '/portal/assets/gone.js', accept: '*/*' },
    { url: '/portal/assets/gone.js', accept: 'text/html' },
    { url: '/portal/gone.svg', accept: 'image/svg+xml' },
    { url: '/portal/assets/main-3fa9.js.br', accept: '*/*' },
    { url: '/portal/.vite/manifest.json', accept: '*/*' },
    { url: '/portal/..%2fportal-outside.txt', accept: '*/*' },
    { url: '/portal/assets/..%2f..%2fportal-outside.txt', accept: '*/*' },
    { url: '/portal/%2e%2e/portal-outside.txt', accept: '*/*' },
    { url: '/portal/.git/config', accept: '*/*' },
    { url: '/portal//etc/passwd', accept: '*/*' },
  ])('has no file $url ($accept)', async ({ url, accept }) => {
    const response = await get(url, { accept });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'route.not_found' });
  });

  test('accepts GET only', async () => {
    const response = await server.request(null, { method: 'POST', url: '/portal/Home', headers: html });
    expect(response.statusCode).toBe(404);
  });
});

describe('development files are not public', () => {
  test.each([
    '/portal/assets/main-3fa9.js.map',
    '/portal/assets/main-3fa9.js.map.br',
    '/docs',
    '/documentation/json',
    '/openapi.json',
    '/openapi/provider.yaml',
    '/storybook/',
    '/portal/storybook/index.html',
    '/package.json',
    '/portal/src/main.ts',
  ])('%s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
