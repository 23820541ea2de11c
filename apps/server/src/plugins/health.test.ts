import { describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();

test('metrics count requests by their route, never by their address', async () => {
  await server.request(people.admin, { method: 'DELETE', url: '/api/user/4711' });
  const answer = await server.request(null, { method: 'GET', url: '/metrics' });
  expect(answer.headers['content-type']).toMatch('text/plain');
  expect(answer.body).toMatch(
    /http_request_duration_seconds_count\{method="DELETE",route="\/api\/user\/:userId",status="404"\} 1/,
  );
  expect(answer.body).toContain('process_resident_memory_bytes');
  expect(answer.body).not.toContain('4711');
});

describe('with its database', () => {
  test.each([
    { url: '/healthz', status: 200, body: { status: 'ok' } },
    { url: '/readyz', status: 200, body: { status: 'ready' } },
  ])('$url answers $status', async ({ url, status, body }) => {
    const answer = await server.request(null, { method: 'GET', url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(body);
  });
});
