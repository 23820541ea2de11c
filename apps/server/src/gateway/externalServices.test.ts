import type { GrantSchemas } from '@portal/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import { respondWith, startUpstreamDouble } from '../testing/upstreamDouble.ts';

/** Services that implement the specified calls in their own way: another product, not a second portal. */
const pair = { userName: 'portal', userKey: 'canary-key-of-the-other-product' };
const double = await startUpstreamDouble(() => {});
const server = testServer({
  config: {
    barcodeCredentials: pair,
    grantCredentials: pair,
    barcodeApiUrl: `${double.url}/codes`,
    grantApiUrl: `${double.url}/grants`,
  },
});
afterAll(() => double.close());
beforeAll(async () => {
  await server.database.db
    .insertInto('pages')
    .values({ page_name: 'Grants', url: '/Reports/MgpReview', roles: ['JAS'] })
    .execute();
});
beforeEach(() => {
  double.received.length = 0;
});

const get = (url: string) => server.request(people.marketing, { method: 'GET', url });
const listDrops = (logs: Record<string, unknown>[]) =>
  logs.filter(({ msg }) => msg === 'link dropped').map(({ file, reason }) => ({ file, reason }));

describe('files of a grant service', () => {
  const unanswered =
    'address city state zip phone email businessName creativeInterest yearsExperience whereShop otherEthnicity ' +
    'howHeritageImpacts howLongBusiness howManyPeopleInvolved whereFiveYears howImpactCommunity otherInformation ' +
    'etsyAccount facebookAccount instagramAccount tikTokAccount websiteAccount ' +
    'headshotUri project1Uri project2Uri project3Uri videoUri';
  const application = {
    id: 7,
    name: 'Ana',
    ...Object.fromEntries(unanswered.split(' ').map((field) => [field, null])),
  };

  async function openApplication(links: Partial<GrantSchemas['Application']>) {
    double.handler = respondWith(200, 'application/json', JSON.stringify({ ...application, ...links }));
    const before = server.logs.length;
    const response = await get('/grant/api/application/7');
    expect(response.statusCode).toBe(200);
    double.received.length = 0;
    return { ...response.json(), drops: listDrops(server.logs.slice(before)) };
  }

  async function generateFile(location: string) {
    double.handler = respondWith(200, 'text/plain; charset=utf-8', location);
    const response = await server.request(people.marketing, {
      method: 'GET',
      url: '/grant/api/application/',
    });
    double.received.length = 0;
    return response;
  }

  test.each([
    ['a path', '/media/7/face.png?size=large', '/media/7/face.png?size=large'],
    ['a URL of its origin', `${double.url}/grants/media/7.png`, '/grants/media/7.png'],
    ['a path that looks like another host', `${double.url}//evil.example/7.png`, '//evil.example/7.png'],
    ['a path with a blank', ' /media/my face.png ', '/media/my%20face.png'],
  ])('%s is fetched there, with the credentials', async (_name, headshotUri, path) => {
    const opened = await openApplication({ headshotUri });
    expect(opened.headshotUri).toMatch(/^\/grant\/files\/application-7-headshot\?until=\d+&key=[\w-]+$/);
    double.handler = respondWith(200, 'image/png', 'picture');
    const file = await get(opened.headshotUri);
    expect(file.body).toBe('picture');
    expect(file.headers['content-disposition']).toBe('inline; filename="application-7-headshot.png"');
    expect(double.received).toMatchObject([
      { method: 'GET', url: path, headers: { 'user-key': pair.userKey } },
    ]);
    expect(opened.drops).toEqual([]);
  });

  test('a URL of another origin is a link as it is, but not a picture', async () => {
    const away = 'https://films.example/7.mp4?a=1&b=2';
    const opened = await openApplication({ videoUri: away, project2Uri: 'https://films.example/7.png' });
    expect(opened).toMatchObject({ videoUri: away, project2Uri: null });
    expect(opened.drops).toEqual([
      { file: 'application-7-project2', reason: 'a picture of another origin: https://films.example' },
    ]);
    expect((await generateFile('https://films.example/all.csv')).body).toBe('https://films.example/all.csv');
  });

  test.each([
    ['a script', `${'javascript'}:alert(1)`],
    ['data', 'data:image/png;base64,AA=='],
    ['text', 'not available'],
    ['an incomplete URL', 'http://['],
    ['a URL with a user name', 'https://films.example@evil.example/7.mp4'],
    ['a URL of its origin with a user name', double.url.replace('http://', 'http://name:key@')],
    ['a path that is too long to be sealed', `/${'x'.repeat(1_400)}`],
  ])('%s is dropped and logged', async (name, videoUri) => {
    const isTooLong = name.includes('too long');
    const reason = isTooLong ? 'too long' : 'neither a path nor an http or https URL';
    const opened = await openApplication({ videoUri });
    expect(opened.videoUri).toBeNull();
    expect(opened.drops).toEqual([{ file: 'application-7-video', reason }]);
  });

  test('a CSV file without an address fails', async () => {
    expect((await generateFile('not available')).json()).toMatchObject({
      status: 502,
      code: 'upstream.failed',
    });
  });

  test('an empty address is none', async () => {
    expect(await openApplication({ headshotUri: '' })).toMatchObject({ headshotUri: null, drops: [] });
  });

  test.each([
    ['/export/all-2025.csv?ticket=5', 'all-2025.csv'],
    ['/export?ticket=5', 'export.csv'],
    ['/export/all%20of%20them.csv', 'applications.csv'],
  ])('the CSV file at %s is %s', async (location, name) => {
    const link = (await generateFile(`${location}\n`)).body;
    expect(link).toMatch(/^\/grant\/files\/[\w.-]+\?until=\d+&key=[\w-]+$/);
    double.handler = respondWith(200, 'text/csv', 'ID,Date');
    const file = await get(link);
    expect(file.body).toBe('ID,Date');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(double.received.map(({ url }) => url)).toEqual([location]);
  });

  test('no redirect is followed, and no other media type is passed on', async () => {
    const { headshotUri } = await openApplication({ headshotUri: '/media/7.png' });
    double.handler = respondWith(302, 'image/png', '', { location: `${double.url}/secret` });
    expect((await get(headshotUri)).statusCode).toBe(502);
    double.handler = respondWith(200, 'text/html', '<script>alert(1)</script>');
    expect((await get(headshotUri)).statusCode).toBe(502);
    double.handler = respondWith(404, 'text/html', '<h1>Gone</h1>');
    expect((await get(headshotUri)).json()).toMatchObject({ status: 404, code: 'file.not_found' });
    expect(double.received.map(({ url }) => url)).toEqual(['/media/7.png', '/media/7.png', '/media/7.png']);
  });
});

describe('a refusal in a format of its own', () => {
  test.each([
    [404, 404, 'upstream.not_found'],
    [409, 409, 'upstream.conflict'],
    [400, 400, 'request.invalid'],
    [503, 503, 'server.busy'],
    [401, 502, 'upstream.failed'],
    [403, 502, 'upstream.failed'],
    [405, 502, 'upstream.failed'],
    [500, 502, 'upstream.failed'],
  ])('%i becomes %i %s', async (sent, status, code) => {
    double.handler = respondWith(sent, 'text/html', '<h1>Refused</h1>');
    const response = await get('/grant/api/application/7');
    expect(response.json()).toMatchObject({ status, code });
    expect(response.body).not.toContain('Refused');
  });

  test('is recognized in JSON too', async () => {
    double.handler = respondWith(
      404,
      'application/problem+json',
      '{"type":"about:blank","title":"Not Found"}',
    );
    expect((await get('/grant/api/application/7')).json()).toMatchObject({ code: 'upstream.not_found' });
  });

  test.each([404, 405, 501])('%i says that the service does not have an extension', async (status) => {
    double.handler = respondWith(status, 'text/html', '<h1>Cannot PUT</h1>');
    const keepDraft = await server.request(people.marketing, {
      method: 'PUT',
      url: '/barcode/Job/7/Draft',
      payload: [],
    });
    for (const response of [keepDraft, await get('/barcode/Job/7')]) {
      expect(response.json()).toMatchObject({
        status: 501,
        code: 'operation.not_offered',
        message: 'The barcode service does not support this operation',
      });
    }
    expect(double.received).toHaveLength(2);
  });
});
