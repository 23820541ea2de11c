import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../access/token.ts';
import { grantRole, people, setLocked } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';
import { hashBrowserId, sealLink } from './sealedLinks.ts';

const pair = { userName: 'portal', userKey: 'canary-key-of-the-grant-service' };
const server = testServer({ config: { grantCredentials: pair } });

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeAll(async () => {
  const { db } = server.database;
  await db
    .insertInto('pages')
    .values([{ page_name: 'Grants', url: '/Reports/MgpReview', roles: ['JAS'] }])
    .execute();
  await db
    .insertInto('grant_applications')
    .values([
      { application_id: 1, applied_at: '2025-03-01T09:00:00Z', name: '=1+1', phone: '-5', zip: '05580' },
      { application_id: 2, applied_at: '2025-03-02T09:00:00Z', name: 'Ana', other_information: 'a "b"\nc' },
    ])
    .execute();
  for (const [kind, media_type, text] of [
    ['headshot', 'image/svg+xml', drawing],
    ['video', 'video/mp4', 'film'],
  ] as const) {
    const content = Buffer.from(text);
    const content_hash = createHash('sha256').update(content).digest();
    await db.insertInto('grant_contents').values({ content_hash, media_type, content }).execute();
    await db.insertInto('grant_media').values({ application_id: 1, kind, content_hash }).execute();
  }
});

interface Opened {
  headshot: string;
  video: string;
  /** As a browser sends it back. */
  cookie: string;
}

function getCookie(response: LightMyRequestResponse): string {
  return String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** Opens the application in a browser that has been nowhere yet. */
async function openApplication(username: string = people.marketing): Promise<Opened> {
  const response = await server.request(username, { method: 'GET', url: '/grant/api/application/1' });
  const { headshotUri, videoUri } = response.json();
  return { headshot: headshotUri, video: videoUri, cookie: getCookie(response) };
}

const followLink = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

describe('a link to a picture', () => {
  test('shows it in the browser it was created for, and is harmless when opened directly', async () => {
    const { headshot, cookie } = await openApplication();
    expect(headshot).toMatch(/^\/grant\/files\/application-1-headshot\?until=\d+&key=[\w-]+$/);
    const response = await followLink(headshot, { cookie: `other=1; ${cookie}` });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(drawing);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename="application-1-headshot.svg"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is valid for at most five minutes', async () => {
    const { headshot } = await openApplication();
    const until = Number(new URL(headshot, 'http://x').searchParams.get('until'));
    expect(until - Date.now() / 1_000).toBeLessThanOrEqual(300);
    expect(until - Date.now() / 1_000).toBeGreaterThan(200);
  });

  test('can be opened with the session itself too, without a cookie', async () => {
    const { headshot } = await openApplication();
    const response = await server.request(people.marketing, { method: 'GET', url: headshot });
    expect(response.statusCode).toBe(200);
  });

  test('does not work for another user', async () => {
    const { headshot } = await openApplication();
    const other = await openApplication(people.admin);
    const strangers = [
      await followLink(headshot),
      await followLink(headshot, { cookie: other.cookie }),
      await followLink(headshot, { cookie: 'portal-files=' }),
      await server.request(people.admin, { method: 'GET', url: headshot }),
      await server.request(people.care, { method: 'GET', url: headshot }),
    ];
    for (const response of strangers) {
      expect(response.json()).toMatchObject({ status: 404, code: 'file.not_found' });
    }
  });

  test('cannot be altered', async () => {
    const { headshot, video, cookie } = await openApplication();
    const link = new URL(headshot, 'http://x');
    const key = link.searchParams.get('key') ?? '';
    const until = Number(link.searchParams.get('until'));
    const flipped = (key[20] === 'A' ? 'B' : 'A') + key.slice(21);
    const altered = [
      '/grant/files/application-1-headshot',
      headshot.replace('-1-headshot', '-1-video'),
      headshot.replace('-1-headshot', '-2-headshot'),
      headshot.replace('-1-headshot', '-1-Headshot'),
      headshot.replace('/files/', '/media/'),
      headshot.replace(`until=${until}`, `until=${until + 1}`),
      headshot.replace(`until=${until}`, 'until=1e99'),
      headshot.replace(`until=${until}`, 'until='),
      headshot.replace(key, key.slice(0, 20) + flipped),
      headshot.replace(key, `${key}A`),
      headshot.replace(key, `${key}=`),
      headshot.replace(key, ''),
      headshot.replace(key, new URL(video, 'http://x').searchParams.get('key') ?? ''),
      headshot.replace('/application', '/%2e%2e%2fapplication'),
    ];
    const responses = await Promise.all(
      altered.map(async (url) => [url, (await followLink(url, { cookie })).statusCode]),
    );
    expect(responses.filter(([, getStatus]) => getStatus !== 404)).toEqual([]);
    expect((await followLink(headshot, { cookie })).statusCode).toBe(200);
  });

  test('ends with its session and with access to the page', async () => {
    const { db } = server.database;
    const login = await server.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username: people.marketing, password: 'Correct-Horse-7' },
    });
    const authorization = `Bearer ${login.json().token}`;
    const response = await followLink('/grant/api/application/1', { authorization });
    const { headshotUri } = response.json();
    const cookie = getCookie(response);
    const getStatus = async () => (await followLink(headshotUri, { cookie })).statusCode;
    expect(await getStatus()).toBe(200);

    await setLocked(db, people.marketing, true);
    expect(await getStatus()).toBe(404);
    await setLocked(db, people.marketing, false);
    expect(await getStatus()).toBe(200);

    await db.deleteFrom('user_roles').where('rolename', '=', 'JAS').execute();
    expect(await getStatus()).toBe(404);
    for (const username of [people.marketing, people.admin]) {
      await grantRole(db, username, 'JAS');
    }
    expect(await getStatus()).toBe(200);

    await server.app.inject({
      method: 'POST',
      url: '/api/authentication/logout',
      headers: { authorization },
    });
    expect(await getStatus()).toBe(404);
  });

  test('sets one cookie, which scripts and other sites cannot use', async () => {
    const first = await server.request(people.marketing, { method: 'GET', url: '/grant/api/application/1' });
    expect(first.headers['set-cookie']).toMatch(
      /^portal-files=[\w-]{24}; Path=\/grant; HttpOnly; SameSite=Strict$/,
    );
    const again = await server.request(people.marketing, {
      method: 'GET',
      url: '/grant/api/application/1',
      headers: { cookie: getCookie(first) },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await followLink(again.json().headshotUri, { cookie: getCookie(first) })).statusCode).toBe(200);
  });
});

test('an expired link is rejected even if it is sealed correctly', async () => {
  const { link_key } = await server.database.db
    .selectFrom('link_keys')
    .select('link_key')
    .executeTakeFirstOrThrow();
  const content = {
    holder: {
      tokenHash: hashToken(await server.getToken(people.admin)),
      browserHash: hashBrowserId('another browser'),
    },
    address: '/embedded/grant/media/1/headshot',
  };
  const now = Math.floor(Date.now() / 1_000);
  const getStatusUntil = async (until: number) => {
    const url = sealLink(link_key, '/grant/files/application-1-headshot', until, content);
    return (await server.request(people.admin, { method: 'GET', url })).statusCode;
  };
  expect(await getStatusUntil(now + 60)).toBe(200);
  expect(await getStatusUntil(now - 1)).toBe(404);
});

test('a video is a download', async () => {
  const { video, cookie } = await openApplication();
  const response = await followLink(video, { cookie });
  expect(response.body).toBe('film');
  expect(response.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': 'attachment; filename="application-1-video.mp4"',
  });
});

describe('the CSV file', () => {
  const generate = (username: string, headers: Record<string, string> = {}) =>
    server.request(username, { method: 'GET', url: '/grant/api/application/', headers });

  test('is a link to a file with every application, safe for spreadsheets', async () => {
    const response = await generate(people.marketing);
    expect(response.headers['content-type']).toMatch('text/plain');
    expect(response.body).toMatch(
      /^\/grant\/files\/applications-\d{8}-[0-9a-f]{32}\.csv\?until=\d+&key=[\w-]+$/,
    );
    const file = await followLink(response.body, { cookie: getCookie(response) });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="applications-\d{8}-\w+\.csv"$/),
      'cache-control': 'no-store',
    });
    const lines = file.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"ID","Date","Applicant Name",/);
    expect(lines[1]).toBe(`2,"2025-03-02","Ana"${','.repeat(17)}"a ""b""\nc"${','.repeat(5)}`);
    expect(lines[2]).toBe(`1,"2025-03-01","'=1+1",,,,"05580","'-5"${','.repeat(17)}`);
    expect(lines).toHaveLength(4);
  });

  test('is available only to the user who requested it', async () => {
    const response = await generate(people.admin);
    const strangers = [
      await followLink(response.body),
      await server.request(people.marketing, { method: 'GET', url: response.body }),
      await followLink(response.body.replace(/\?.*/, ''), { cookie: getCookie(response) }),
    ];
    for (const each of strangers) expect(each.statusCode).toBe(404);
    expect((await server.request(people.admin, { method: 'GET', url: response.body })).statusCode).toBe(200);
  });

  test('is not available after it expires', async () => {
    const response = await generate(people.admin);
    await server.database.db.updateTable('grant_files').set({ expires_at: '2025-01-01T00:00:00Z' }).execute();
    expect((await followLink(response.body, { cookie: getCookie(response) })).statusCode).toBe(404);
  });

  test('is generated at most six times a minute for each user', async () => {
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await generate(people.admin)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((getStatus) => getStatus === 200).length).toBeLessThan(6);
    expect((await generate(people.marketing)).statusCode).toBe(200);
  });
});

test('name and key of the service never reach a browser or a log', async () => {
  const response = await server.request(people.marketing, { method: 'GET', url: '/grant/api/application/1' });
  expect(response.body + JSON.stringify(response.headers) + JSON.stringify(server.logs)).not.toContain(
    pair.userKey,
  );
});
