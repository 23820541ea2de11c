import type { Place } from '@portal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { insertSearchedRecords } from '../../../testing/searchedRecords.ts';

const server = testServer();

beforeAll(() => insertSearchedRecords(server.database.db));

async function search(text: string, username: string = people.admin, kind = ''): Promise<string[]> {
  const response = await server.request(username, {
    method: 'GET',
    url: `/api/search?text=${encodeURIComponent(text)}${kind && `&kind=${kind}`}`,
  });
  expect(response.statusCode).toBe(200);
  return (response.json() as Place[]).map((place) => `${place.kind} ${place.id}`);
}

describe('records are found', () => {
  test.each([
    {
      text: '1118',
      found: ['campaign 1118', 'campaign 11180'],
      why: 'an id comes before ids that begin with it',
    },
    { text: 'holiday', found: ['campaign 1118', 'job 41'], why: 'the start of a name' },
    { text: 'BAKING holiday', found: ['campaign 1118'], why: 'words in any order and case' },
    { text: 'holliday baknig', found: ['campaign 1118'], why: 'typos' },
    { text: 'holliday', found: ['campaign 1118', 'job 41'], why: 'a typo in records of several kinds' },
    { text: 'soiree coture', found: ['campaign 1120'], why: 'names with accents, typed without' },
    { text: 'quilta', found: ['campaign 1119'], why: 'the start of a code range' },
    {
      text: 'aa0007',
      found: ['mailer AA0007', 'campaign 1118'],
      why: 'the code of a mailer and its campaign',
    },
    { text: 'web1', found: ['source WEB1'], why: 'a source code' },
    { text: 'yarn', found: ['offer 77'], why: 'a word of an offer' },
    { text: 'quilter', found: ['application 12'], why: 'the name of an applicant' },
    { text: '100%_wool', found: ['campaign 11180'], why: 'special characters are literal' },
    { text: '<script>', found: ['campaign 1119'], why: 'hostile names are names' },
  ])('"$text": $why', async ({ text, found }) => expect(await search(text)).toEqual(found));

  test.each(['7', '76', '765432', '7654321'])(
    'a campaign of seven digits by its first ones: %s',
    async (text) => {
      await server.database.db
        .insertInto('campaigns')
        .values({
          campaign_id: 7_654_321,
          name: 'Last',
          sale_date_begin: '2025-03-06',
          sale_date_end: '2025-03-19',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      expect(await search(text, people.admin, 'campaign')).toContain('campaign 7654321');
    },
  );

  test.each(["' or 1=1 --", '%', '_', '\\', '💥', 'x'.repeat(100), '..', '/'])(
    'hostile text %s finds nothing and does not fail',
    async (text) => expect((await search(text)).length).toBeLessThan(9),
  );

  test('users by name, and by typos of it', async () => {
    expect((await search('mark')).slice(0, 1)).toEqual([expect.stringMatching(/^user /)]);
    expect((await search('marketnig', people.admin, 'user')).length).toBe(1);
  });

  test('at most eight of a kind', async () => {
    expect((await search('aa')).filter((place) => place.startsWith('mailer'))).toHaveLength(8);
  });

  test('of one kind', async () => {
    expect(await search('holiday', people.admin, 'job')).toEqual(['job 41']);
  });
});

test('only what the user can open is found', async () => {
  expect(await search('mark', people.marketing, 'user')).toEqual([]);
  expect(await search('aa0001', people.care)).toEqual([]);
  expect(await search('holiday', people.withoutRoles)).toEqual([]);
});
