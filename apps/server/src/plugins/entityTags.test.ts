import { describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();

const ask = (url: string, headers: Record<string, string> = {}, username: string | null = people.admin) =>
  server.request(username, { url, headers });

async function getTag(url: string): Promise<string> {
  return String((await ask(url)).headers.etag);
}

describe('a list that is requested again', () => {
  test.each(['/api/user', '/api/page', '/api/mailer?rowsPerPage=100', '/barcode/Step1'])(
    '%s is not sent again while it is unchanged',
    async (url) => {
      const tag = await getTag(url);
      expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
      for (const known of [tag, `W/"other", ${tag}`]) {
        const response = await ask(url, { 'if-none-match': known, 'accept-encoding': 'br' });
        expect([response.statusCode, response.body]).toEqual([304, '']);
        expect(response.headers).toMatchObject({
          etag: tag,
          'cache-control': 'no-store',
          vary: 'accept-encoding',
        });
        for (const name of ['content-type', 'content-length', 'content-encoding'])
          expect(response.headers).not.toHaveProperty(name);
      }
      expect((await ask(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
      const head = await server.request(people.admin, { method: 'HEAD', url });
      expect(head.headers.etag).toBe(tag);
    },
  );

  test('has the same tag whether it is compressed or not', async () => {
    for (const url of ['/api/user', '/api/mailer?rowsPerPage=100'])
      expect((await ask(url, { 'accept-encoding': 'br' })).headers.etag).toBe(await getTag(url));
  });

  test('is sent again after a change', async () => {
    const tag = await getTag('/api/role');
    await server.database.db.insertInto('roles').values({ rolename: 'Another' }).execute();
    const response = await ask('/api/role', { 'if-none-match': tag });
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).not.toBe(tag);
  });

  test('is refused to those who may not read it, whatever they send', async () => {
    const headers = { 'if-none-match': await getTag('/api/user') };
    expect((await ask('/api/user', headers, people.marketing)).statusCode).toBe(403);
    expect((await ask('/api/user', headers, null)).statusCode).toBe(401);
  });
});

test('only lists have a tag, and only if they were read', async () => {
  for (const url of ['/api/session', '/api/mailer?rowsPerPage=0', '/healthz'])
    expect((await ask(url)).headers).not.toHaveProperty('etag');
});
