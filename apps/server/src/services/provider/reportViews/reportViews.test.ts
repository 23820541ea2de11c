import { toReportLink, toEmbeddedReportUrl } from '@portal/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const views = [
  { title: 'Users by Company', view_url: 'Users/Companies' },
  { title: 'Pieces by Month', view_url: 'Mailers/PiecesByMonth' },
  { title: 'Elsewhere', view_url: 'Not/Drawn' },
];
const server = testServer();
const { send, addUser, getToken, sendAs, giveRole } = createAdministrationClient(server);
const pieces = 'Mailers/PiecesByMonth';

beforeAll(async () => {
  await server.database.db.insertInto('report_views').values(views).execute();
  await send('POST', '/api/page', {
    parentId: 0,
    pageName: 'Pieces',
    url: toReportLink(pieces),
    roles: 'JAS',
    orderBy: 5,
  });
  await send('POST', '/api/page', {
    parentId: 0,
    pageName: 'Not drawn',
    url: toReportLink('Not/Drawn'),
    roles: 'JAS',
    orderBy: 5,
  });
});

const ask = (username: string, report: string) =>
  server.request(username, {
    method: 'GET',
    url: `/api/tableau/ticket?report=${encodeURIComponent(report)}`,
  });
const getTicket = async (username: string = people.marketing, report = pieces) => {
  const response = await ask(username, report);
  expect(response.statusCode).toBe(200);
  return response.json() as { ticket: string; site: string };
};
const getUrl = (ticket: string, report = pieces, site = 'portal') =>
  toEmbeddedReportUrl({ server: '/reporting', ticket, site, report }) ?? 'refused';
const open = (url: string) => server.app.inject({ method: 'GET', url });

describe('the list of views', () => {
  test('is available to everyone who is signed in, by title', async () => {
    const list = (await server.request(people.withoutRoles, { method: 'GET', url: '/api/tableau' })).json();
    expect(list.map((view: { title: string }) => view.title)).toEqual([
      'Elsewhere',
      'Pieces by Month',
      'Users by Company',
    ]);
    expect(list[2]).toEqual({
      viewId: expect.any(Number),
      title: 'Users by Company',
      viewUrl: 'Users/Companies',
    });
  });
});

describe('a ticket', () => {
  test('is issued to a user who can open the page of the view', async () => {
    const response = await ask(people.marketing, pieces);
    expect(response.json()).toEqual({ ticket: expect.stringMatching(/^[\w-]{32}$/), site: 'portal' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    {
      username: people.care,
      report: pieces,
      status: 403,
      code: 'access.denied',
      why: 'the user has no access',
    },
    {
      username: people.marketing,
      report: 'Users/Companies',
      status: 403,
      code: 'access.denied',
      why: 'no page has the report',
    },
    {
      username: people.admin,
      report: 'Sales/Nowhere',
      status: 404,
      code: 'report.not_found',
      why: 'the view does not exist',
    },
    {
      username: people.admin,
      report: '../../trusted',
      status: 404,
      code: 'report.not_found',
      why: 'the name is hostile',
    },
    { username: people.admin, report: '', status: 400, code: 'request.invalid', why: 'the name is empty' },
    {
      username: people.admin,
      report: 'x'.repeat(501),
      status: 400,
      code: 'request.invalid',
      why: 'the name is overlong',
    },
  ])('is denied to $username for "$report": $why', async ({ username, report, status, code }) => {
    expect((await ask(username, report)).json()).toMatchObject({ status, code });
  });

  test('is issued for every view to a user who can open the Tableau page', async () => {
    const page = await send('POST', '/api/page', {
      parentId: 0,
      pageName: 'TABLEAU',
      url: '/Tableau',
      roles: 'MSC',
      orderBy: 9,
    });
    expect((await ask(people.care, 'Users/Companies')).statusCode).toBe(200);
    await send('DELETE', `/api/page/${page.json().pageId}`);
    expect((await ask(people.care, 'Users/Companies')).statusCode).toBe(403);
  });
});

describe('opening a view', () => {
  test('shows a chart once', async () => {
    const { ticket } = await getTicket();
    const head = await server.app.inject({ method: 'HEAD', url: getUrl(ticket) });
    expect(head.statusCode).toBe(404);
    const response = await open(getUrl(ticket));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<h1 id="title">Pieces Mailed by Month</h1>');
    expect(response.body).toMatch(/<svg viewBox/);
    expect(response.body).not.toMatch(/<script|<header| style="| on\w+=/i);

    const again = await open(getUrl(ticket));
    expect(again.statusCode).toBe(401);
    expect(again.body).toContain('This link is no longer valid');
    expect(again.body).not.toContain('<svg');
  });

  test('succeeds for one of many simultaneous requests', async () => {
    const { ticket } = await getTicket();
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(getUrl(ticket))));
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
  });

  test('works on the default site too, but not on another one', async () => {
    const { ticket } = await getTicket();
    expect((await open(getUrl(ticket, pieces, ''))).statusCode).toBe(200);
    const other = await getTicket();
    expect((await open(getUrl(other.ticket, pieces, 'elsewhere'))).statusCode).toBe(404);
  });

  test('with the toolbar shows a toolbar', async () => {
    const { ticket } = await getTicket();
    const response = await open(`/reporting/trusted/${ticket}/t/portal/views/${pieces}?:embed=yes`);
    expect(response.body).toContain('<header>');
  });

  test('can be framed by the portal, and has no other permissions', async () => {
    const { ticket } = await getTicket();
    for (const response of [await open(getUrl(ticket)), await open(getUrl(ticket))]) {
      const policy = String(response.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]+'; /);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(response.body).toContain(`nonce="${/nonce-([^']+)/.exec(policy)?.[1]}"`);
      expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const elsewhere = await open('/reporting/trusted');
    expect(elsewhere.headers['x-frame-options']).toBe('DENY');
  });

  test.each([
    { what: 'an unknown ticket', ticket: 'A'.repeat(32), status: 401 },
    { what: 'the refusal code', ticket: '-1', status: 401 },
  ])('with $what shows nothing', async ({ ticket, status }) => {
    const url = `/reporting/trusted/${ticket}/t/portal/views/${pieces}?:embed=yes&:toolbar=no`;
    expect((await open(url)).statusCode).toBe(status);
  });

  test('fails three minutes after the ticket was issued', async () => {
    const { ticket } = await getTicket();
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from max(expires_at) - now()) as seconds from report_tickets`.execute(
      server.database.db,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(170);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(180);
    await sql`update report_tickets set expires_at = now()`.execute(server.database.db);
    expect((await open(getUrl(ticket))).statusCode).toBe(401);
  });

  test('fails when the session that requested it has ended', async () => {
    const user = await addUser();
    await giveRole(user, 'JAS');
    const token = await getToken(user.username);
    const { ticket } = (await sendAs(token, 'GET', `/api/tableau/ticket?report=${pieces}`)).json();
    await sendAs(token, 'POST', '/api/authentication/logout');
    expect((await open(getUrl(ticket))).statusCode).toBe(401);
  });

  test('fails when the session that requested it has expired', async () => {
    const user = await addUser();
    await giveRole(user, 'JAS');
    const token = await getToken(user.username);
    await sql`update sessions set expires_at = now() + interval '1 minute' where user_id = ${user.userId}`.execute(
      server.database.db,
    );
    await sendAs(token, 'GET', `/api/tableau/ticket?report=${pieces}`);
    const { rows } = await sql<{ lasts: boolean }>`
      select t.expires_at > s.expires_at as lasts from report_tickets t join sessions s on s.token_hash = t.session_hash
      where t.user_id = ${user.userId}`.execute(server.database.db);
    expect(rows).toEqual([{ lasts: false }]);
  });

  test('shows only what the holder of the ticket can open now', async () => {
    const { ticket } = await getTicket();
    const response = await open(getUrl(ticket, 'Users/Companies'));
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('<svg');
  });

  test('that the server does not have shows a message', async () => {
    const { ticket } = await getTicket(people.marketing, 'Not/Drawn');
    expect((await open(getUrl(ticket, 'Not/Drawn'))).statusCode).toBe(404);
  });

  test('fails for a user who has been locked or deleted since', async () => {
    const user = await addUser();
    await giveRole(user, 'JAS');
    const token = await getToken(user.username);
    const tickets = await Promise.all(
      [1, 2].map(async () => {
        const response = await sendAs(token, 'GET', `/api/tableau/ticket?report=${pieces}`);
        return response.json().ticket as string;
      }),
    );
    await send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: true });
    expect((await open(getUrl(tickets[0] ?? ''))).statusCode).toBe(401);
    await send('DELETE', `/api/user/${user.userId}`);
    expect((await open(getUrl(tickets[1] ?? ''))).statusCode).toBe(401);
  });

  test.each(['Mailers/PiecesByMonth', 'Mailers/CustomerTypes', 'Users/LastActivity', 'Users/Companies'])(
    'draws %s',
    async (report) => {
      const page = await send('POST', '/api/page', {
        parentId: 0,
        pageName: 'Tableau',
        url: '/Tableau',
        orderBy: 9,
      });
      await server.database.db
        .insertInto('report_views')
        .values({ title: report, view_url: report })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { ticket } = await getTicket(people.marketing, report);
      const response = await open(getUrl(ticket, report));
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<svg viewBox');
      expect(response.body).not.toMatch(/NaN|undefined|null/);
      await send('DELETE', `/api/page/${page.json().pageId}`);
    },
  );
});

describe('the ticket URL', () => {
  const post = (payload: string, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/reporting/trusted',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test('rejects every client that is not trusted', async () => {
    for (const response of [
      await post(`username=${people.admin}`),
      await post(`username=${people.admin}`, { 'user-name': 'portal', 'user-key': 'guess' }),
      await post(''),
    ]) {
      expect([response.statusCode, response.body]).toEqual([200, '-1']);
    }
    const { rows } = await sql`select from report_tickets t join users u using (user_id)
      where u.username = ${people.admin}`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  test('accepts forms only', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).body).toBe('-1');
    expect((await post('x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });
});

test('no ticket is in the log or in the database', async () => {
  const { ticket } = await getTicket();
  const { rows } = await sql<{ text: string }>`select t::text as text from report_tickets t`.execute(
    server.database.db,
  );
  expect(rows.map((row) => row.text).join()).not.toContain(ticket);
  await open(getUrl(ticket));
  const lines = JSON.stringify(server.logs);
  expect(lines).toContain('/reporting/trusted/[redacted]/t/portal/views/');
  expect(lines).not.toContain(ticket);
});
