import { emptyNewMailer } from '@portal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/loadContract.ts';
import { springQuilting } from '../../testing/campaigns.ts';
import { grantRole, people } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();

beforeAll(async () => {
  const urls = ['/Campaigns/CampaignUpdate', '/Campaigns/SourceList'];
  const pages = urls.map((url) => ({ page_name: 'Campaigns', url, roles: ['JAS'] }));
  await server.database.db.insertInto('pages').values(pages).execute();
});

const buildUser = (username: string) => ({
  username,
  password: 'Blue-Kettle-41',
  email: `${username}@example.com`,
  firstName: 'Nadia',
  lastName: 'Comer',
  company: '',
  companyAbbrev: 'JAS',
});

const buildMessage = (subject: string) => ({
  subject,
  message: 'Hello',
  recipients: [{ email: 'anna.admin@example.com', name: 'Anna' }],
});

const send = (url: string, payload: object, key?: string, who: string = people.admin) =>
  server.request(who, {
    method: 'POST',
    url,
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const countAudit = async (operation: string) => {
  const { db } = server.database;
  return (await db.selectFrom('audit').select('audit_id').where('operation', '=', operation).execute())
    .length;
};

const newMailer = {
  ...emptyNewMailer,
  saleDateBegin: '20250918',
  saleDateEnd: '20250928',
  quantity: 182_500,
  description: 'Fall fabric sale',
  campaignCouponNumber: 3,
};

/** Every creating operation, with two bodies that create something. */
const cases = [
  { operation: 'createUser', bodies: ['sent.often', 'other.body'].map(buildUser) },
  { operation: 'sendMessage', bodies: ['sent.often', 'other.body'].map(buildMessage) },
  { operation: 'createRole', bodies: [{ rolename: 'Buyer' }, { rolename: 'Seller' }] },
  { operation: 'createServerRole', bodies: [{ rolename: 'Buyer' }, { rolename: 'Seller' }] },
  {
    operation: 'addUserRole',
    bodies: [people.care, people.withoutRoles].map((username) => ({ username, rolename: 'JAS' })),
  },
  {
    operation: 'grantUserCompanyAccess',
    bodies: [people.care, people.withoutRoles].map((userName) => ({ userName, companyAbbrev: 'JAS' })),
  },
  {
    operation: 'createCompany',
    bodies: ['ONE', 'TWO'].map((companyAbbrev) => ({ companyAbbrev, companyName: companyAbbrev })),
  },
  {
    operation: 'createPage',
    bodies: ['One', 'Two'].map((pageName) => ({
      parentId: 0,
      pageName,
      url: `/${pageName}`,
      roles: 'JAS',
      orderBy: 1,
    })),
  },
  {
    operation: 'createStartPage',
    bodies: ['One', 'Two'].map((startPage1) => ({ startPage1, startPageUrl: `/${startPage1}` })),
  },
  {
    operation: 'createDashboardPage',
    bodies: ['One', 'Two'].map((frameTitle) => ({
      frameTitle,
      url: 'https://figures.example.com/sales',
      frameHeight: 400,
      roles: 'JAS',
    })),
  },
  {
    operation: 'addMailer',
    bodies: ['410001', '410002'].map((mailerCode) => ({ ...newMailer, mailerCode })),
  },
  {
    operation: 'createCampaign',
    bodies: ['One', 'Two'].map((shortDescription) => ({
      campaign: { ...springQuilting, shortDescription },
      promocodes: {},
    })),
  },
  { operation: 'createSourceCode', bodies: [{ source: 'NEWS1' }, { source: 'NEWS2' }] },
  {
    operation: 'createSavedView',
    bodies: ['One', 'Two'].map((name) => ({
      page: '/Home',
      name,
      query: '',
      columns: [],
      density: null,
      hasChart: null,
      sharedWithRole: null,
    })),
  },
];

/** `POST` operations that create nothing, or whose responses are secrets that must not be stored. */
const notCreating = new Set([
  'login',
  'logout',
  'redeemSignInCode',
  'changePassword',
  'startPasskey',
  'confirmPasskey',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'getMailerSummary',
]);

const { operations } = await loadContract('provider');
const posts = operations.filter(({ method }) => method === 'POST');

test('every create operation of the contract accepts a key and is tested here', () => {
  const creating = posts.filter(({ operationId }) => !notCreating.has(operationId));
  expect(cases.map(({ operation }) => operation).toSorted()).toEqual(
    creating.map(({ operationId }) => operationId).toSorted(),
  );
  expect(creating.filter(({ headers }) => !headers.includes('Idempotency-Key'))).toEqual([]);
});

describe.each(cases)('$operation', ({ operation, bodies }) => {
  const [body = {}, otherBody = {}] = bodies;
  const post = posts.find(({ operationId }) => operationId === operation);
  const create = (payload: object, key?: string) => send(post?.path ?? '', payload, key);

  test('runs once per key and gets the same response, even for simultaneous calls', async () => {
    const before = await countAudit(operation);
    const responses = await Promise.all(Array.from({ length: 4 }, () => create(body, 'lost-answer')));
    responses.push(await create(body, 'lost-answer'));
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([post?.status]));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect((await countAudit(operation)) - before).toBe(1);
  });

  test('is rejected for a key used with another body, and does nothing', async () => {
    const before = await countAudit(operation);
    const response = await create(otherBody, 'lost-answer');
    expect(response.json()).toMatchObject({ status: 409, code: 'request.key_reused' });
    expect(await countAudit(operation)).toBe(before);
    expect((await create(otherBody, 'next-key')).statusCode).toBe(post?.status);
    expect((await countAudit(operation)) - before).toBe(1);
  });
});

describe.each([
  {
    url: '/api/MailerAdd',
    operation: 'addMailer',
    body: (mailerCode: string) => ({ ...newMailer, mailerCode }),
    refused: '410001',
    corrected: '410009',
  },
  {
    url: '/api/campaign',
    operation: 'createCampaign',
    body: (shortDescription: string) => ({
      campaign: { ...springQuilting, shortDescription },
      promocodes: {},
    }),
    refused: ' ',
    corrected: 'Corrected',
  },
])('$operation with an error in a success response', ({ url, operation, body, refused, corrected }) => {
  test('does not use up the key', async () => {
    const before = await countAudit(operation);
    expect((await send(url, body(refused), 'refused-key')).statusCode).toBe(200);
    expect(await countAudit(operation)).toBe(before);
    await send(url, body(corrected), 'refused-key');
    expect((await countAudit(operation)) - before).toBe(1);
  });
});

describe.each([
  { url: '/api/user', operation: 'createUser', body: buildUser, status: 201 },
  { url: '/api/sendmessage', operation: 'sendMessage', body: buildMessage, status: 204 },
])('$operation with an idempotency key', ({ url, operation, body, status }) => {
  test('is processed again after an error', async () => {
    expect((await send(url, { ...body('fixed'), email: 'no', subject: '' }, 'fixed-key')).statusCode).toBe(
      400,
    );
    expect((await send(url, body('fixed'), 'fixed-key')).statusCode).toBe(status);
  });

  test('is a new call a day later', async () => {
    await send(url, body('of.yesterday'), 'key-of-yesterday');
    const { db } = server.database;
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    const before = await countAudit(operation);
    await send(url, body('of.today'), 'key-of-yesterday');
    expect((await countAudit(operation)) - before).toBe(1);
  });
});

test('a key belongs to its user, and others do not get the stored response', async () => {
  const { db } = server.database;
  await send('/api/user', buildUser('of.anna'), 'shared-key');
  await grantRole(db, people.marketing, 'Administer');
  const response = await send('/api/user', buildUser('of.mark'), 'shared-key', people.marketing);
  expect(response.json()).toMatchObject({ username: 'of.mark' });
});

test('the stored data contains neither a password nor a key', async () => {
  const key = 'a-key-that-must-stay-secret';
  await send('/api/user', buildUser('kept.user'), key);
  const kept = JSON.stringify(await server.database.db.selectFrom('idempotency_keys').selectAll().execute());
  expect(kept).toContain('kept.user');
  expect(kept).not.toContain('Blue-Kettle-41');
  expect(kept).not.toContain(key);
});
