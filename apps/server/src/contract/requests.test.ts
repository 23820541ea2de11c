import { describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer({
  extend(app) {
    const config = { access: { kind: 'public' } } as const;
    app.get('/test/broken', { config }, async () => {
      throw new Error('select secret from /etc/passwd');
    });
    app.get('/test/undefined', { config }, async () => Promise.reject(new TypeError('x is undefined')));
  },
});

const login = '/api/authentication/login';
const credentials = { username: people.marketing, password: 'wrong' };

describe('URLs', () => {
  test.each(['/api/role', '/API/Role', '/api/role/', '/Api/ROLE/'])('%s is the same URL', async (url) => {
    expect((await server.request(people.admin, { method: 'GET', url })).statusCode).toBe(200);
  });

  test.each([
    '/api/nothing',
    '/api',
    '/api//role',
    '/nothing',
    '/embedded/barcode/Nothing',
    '/embedded/provider/api/role',
    '/barcode/api/role',
    '/grant/Step1',
    '/api/role/..%2fuser/1',
  ])('%s is a different URL', async (url) => {
    const response = await server.request(people.admin, { method: 'GET', url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ status: 404, code: 'route.not_found' });
  });

  test.each([
    { method: 'DELETE', url: '/api/role', allow: 'GET, HEAD, POST' },
    { method: 'GET', url: '/API/user/7/', allow: 'DELETE, PUT' },
    { method: 'PATCH', url: login, allow: 'POST' },
    { method: 'OPTIONS', url: '/api/mailer', allow: 'GET, HEAD' },
    { method: 'TRACE', url: '/healthz', allow: 'GET, HEAD' },
    { method: 'GET', url: '/barcode/Step3', allow: 'POST' },
  ])('$method $url lists the allowed methods: $allow', async ({ method, url, allow }) => {
    const response = await server.request(null, { method: method as 'GET', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
    expect(response.json()).toMatchObject({ status: 405, code: 'route.method' });
  });

  test.each(['/api/user/%', '/api/%c0%ae/x', '/api/%00'])(
    '%s, which cannot be decoded, is rejected',
    async (url) => {
      const response = await server.request(people.admin, { method: 'GET', url });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toMatch('application/problem+json');
    },
  );
});

describe('request bodies', () => {
  test.each([
    { type: 'text/plain', payload: JSON.stringify(credentials) },
    { type: 'application/x-www-form-urlencoded', payload: 'username=a&password=b' },
    { type: 'application/xml', payload: '<login/>' },
    { type: 'multipart/form-data; boundary=x', payload: '--x--' },
    { type: 'application/jsonx', payload: JSON.stringify(credentials) },
    { type: '', payload: JSON.stringify(credentials) },
  ])('of the type "$type" are rejected', async ({ type, payload }) => {
    const response = await server.request(null, {
      method: 'POST',
      url: login,
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ status: 415, code: 'request.media_type' });
  });

  test.each([
    { payload: '', message: 'A body is required', why: 'it is absent' },
    { payload: '{"username":', message: 'The body is not valid JSON', why: 'it is incomplete' },
    { payload: 'null', message: 'A body is required', why: 'it is null' },
    { payload: '[]', message: 'The body must be object', why: 'it is a list' },
    { payload: '"text"', message: 'The body must be object', why: 'it is a string' },
    { payload: '{}', message: 'username is required', why: 'a field is missing' },
    {
      payload: '{"username":"a","password":5}',
      message: 'password must be string',
      why: 'a number is sent instead of a string',
    },
    {
      payload: '{"username":["a"],"password":"b"}',
      message: 'username must be string',
      why: 'a list is sent instead of a string',
    },
    {
      payload: '{"username":"a","password":"b","role":"x"}',
      message: 'role is not a known property',
      why: 'a field is unknown',
    },
    {
      payload: '{"__proto__":{"x":1},"username":"a","password":"b"}',
      message: 'The body is not valid JSON',
      why: 'it contains __proto__',
    },
    {
      payload: '{"constructor":{"prototype":{}}}',
      message: 'The body is not valid JSON',
      why: 'it contains constructor',
    },
  ])('are rejected when $why', async ({ payload, message }) => {
    const response = await server.request(null, {
      method: 'POST',
      url: login,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid', message });
  });

  test.each([
    { method: 'PUT', url: '/api/user/1', why: 'where errors are shown by field' },
    { method: 'DELETE', url: '/api/user/1', why: 'where there is no request body' },
  ] as const)('that are a list are rejected as a whole $why', async ({ method, url }) => {
    const response = await server.request(people.admin, { method, url, payload: [] });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  test('in an encoding other than UTF-8 are rejected', async () => {
    const payload = Buffer.from([
      ...Buffer.from('{"username":"'),
      0xff,
      0xfe,
      ...Buffer.from('","password":"b"}'),
    ]);
    const response = await server.request(null, {
      method: 'POST',
      url: login,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.json()).toMatchObject({ status: 400, message: 'The body is not valid UTF-8' });
  });

  test('nested deeper than the contract allows are rejected', async () => {
    const payload = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const headers = { 'content-type': 'application/json' };
    const response = await server.request(null, { method: 'POST', url: login, payload, headers });
    expect(response.json()).toMatchObject({ status: 400, message: 'The body is nested too deeply' });
  });

  test('of more than 256 KiB are rejected', async () => {
    const payload = { username: 'x'.repeat(257 * 1024), password: 'b' };
    const response = await server.request(null, { method: 'POST', url: login, payload });
    expect(response.json()).toMatchObject({ status: 413, code: 'request.too_large' });
  });

  test.each(['a\u0000b', 'a\ud800b', '\udc00'])('with the character in %j are rejected', async (rolename) => {
    const response = await server.request(people.admin, {
      method: 'POST',
      url: '/api/role',
      payload: { rolename },
    });
    expect(response.json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
      message: 'The body contains characters that cannot be stored',
    });
  });

  test('of saves with fields are rejected with an error for each field', async () => {
    const payload = { username: 5, password: 'x'.repeat(300), surprise: true };
    const response = await server.request(people.admin, { method: 'POST', url: '/api/user', payload });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch('application/json');
    expect(response.json()).toMatchObject({
      username: ['must be string'],
      password: ['must NOT have more than 256 characters'],
      email: ['is required'],
      surprise: ['is not a known property'],
    });
  });

  test('are read only after the access check', async () => {
    const response = await server.request(people.marketing, {
      method: 'POST',
      url: '/api/role',
      payload: { nonsense: 1 },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('URL parameters', () => {
  test.each([
    { url: '/api/user/seven', message: 'userId must be integer' },
    { url: '/api/user/0x10', message: 'userId must be integer' },
    { url: '/api/user/1e1', message: 'userId must be integer' },
    { url: '/api/user/%201', message: 'userId must be integer' },
    { url: '/api/user/0', message: 'userId must be >= 1' },
    { url: '/api/user/99999999999', message: 'userId must be <= 2147483647' },
    { url: '/api/user/1%00', message: 'The URL contains characters that cannot be stored' },
  ])('$url is rejected', async ({ url, message }) => {
    const response = await server.request(people.admin, { method: 'DELETE', url });
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid', message });
  });

  test('with known values may be empty, which counts as absent', async () => {
    const url = '/api/mailer?sortBy=&sortOrder=';
    expect((await server.request(people.admin, { method: 'GET', url })).statusCode).toBe(200);
  });
});

describe('headers', () => {
  test('described by the contract are validated', async () => {
    const response = await server.request(people.admin, {
      method: 'POST',
      url: '/api/sendmessage',
      headers: { 'idempotency-key': 'x'.repeat(201) },
      payload: {
        subject: 'a',
        message: 'b',
        recipients: [{ email: 'mark.marketing@example.com', name: 'M' }],
      },
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('idempotency-key must NOT have more than 200 characters');
  });
});

describe('an unexpected error', () => {
  test.each(['/test/broken', '/test/undefined'])('discloses only its ID to the caller of %s', async (url) => {
    const before = server.logs.length;
    const response = await server.request(null, { method: 'GET', url });
    const requestId = response.headers['x-request-id'];
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      status: 500,
      code: 'server.error',
      message: 'Something went wrong. Try again.',
      requestId,
    });

    const logged = server.logs.slice(before).filter((line) => line.level === 50);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      reqId: requestId,
      err: { stack: expect.stringContaining('requests.test.ts') },
    });
  });
});
