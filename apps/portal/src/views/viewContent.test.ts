import { describe, expect, test } from 'vitest';
import { choiceParam, textParam, urlState } from '../url/urlState.ts';
import { tableUrlState } from '../url/tableUrlState.ts';
import { captureFullQuery, captureQuery, keepSubject, listChanges, listMissing } from './viewContent.ts';
import type { SavedView } from './ShownScreen.ts';

const filters = urlState({ name: textParam, from: choiceParam(['2026', '2025'], '2026') });
const table = tableUrlState(['quantity', 'code'], []);
const dialog = urlState({ dialog: textParam });
const states = [filters, table, dialog].map(
  ({ read, write }) =>
    (query: URLSearchParams) =>
      // Every state is of its own type.
      write(read(query) as never),
);
/** A date that is always in the URL. */
const withDate = [
  ...states,
  (query: URLSearchParams) => new URLSearchParams({ day: query.get('day') ?? '1' }),
];

const view: SavedView = {
  savedViewId: 12,
  page: '/List',
  name: 'Fall',
  query: '',
  columns: [],
  density: null,
  hasChart: null,
  sharedWithRole: null,
  ownerName: 'Ada Demo',
  isOwn: true,
  isDefault: false,
  rowVersion: 1,
};
const asSaved = { view: 12, columns: null, density: null, hasChart: null };
const parse = (query: string) => new URLSearchParams(query);
const quantity = { id: 'quantity', isHidden: false, widthPx: 96 };

describe('what is saved', () => {
  test.each([
    ['name=a%26b&sort=-quantity&page=3&dialog=addUser&view=7&unknown=1', 'name=a%26b&sort=-quantity'],
    ['from=2026', ''],
    ['', ''],
  ])('of "%s" is "%s"', (query, saved) => expect(String(captureQuery(parse(query), states))).toBe(saved));

  test('is not what the screen chooses by itself, but a link tells it', () => {
    expect(String(captureQuery(parse('name=a'), withDate))).toBe('name=a');
    expect(String(captureQuery(parse('day=2'), withDate))).toBe('day=2');
    expect(String(captureFullQuery(parse('name=a'), withDate))).toBe('name=a&day=1');
  });

  test('includes what the screen is about', () =>
    expect(String(captureQuery(parse('CampaignId=7&name=a'), states, ['CampaignId']))).toBe(
      'CampaignId=7&name=a',
    ));
});

test.each([
  ['CampaignId=7&name=x', view, '/List?CampaignId=7&view=12'],
  ['CampaignId=7', { ...view, query: 'CampaignId=5&name=a' }, '/List?CampaignId=7&name=a&view=12'],
  ['name=x', { ...view, query: 'CampaignId=5' }, '/List?CampaignId=5&view=12'],
  ['CampaignId=7&name=x', undefined, '/List?CampaignId=7'],
  ['name=x', undefined, '/List'],
])('with "%s" shown, %j is opened by %s', (query, opened, href) =>
  expect(keepSubject({ path: '/List', view: opened, query: parse(query), subject: ['CampaignId'] })).toBe(
    href,
  ),
);

test('the page without its default view says so', () =>
  expect(
    keepSubject({ path: '/List', view: undefined, query: parse(''), subject: [], hasDefault: true }),
  ).toBe('/List?view=standard'));

describe('changes', () => {
  test.each([
    ['', '', asSaved, []],
    ['name=a', 'name=a&page=2&dialog=x&from=2026', asSaved, []],
    ['name=a', '', asSaved, ['filters']],
    ['name=a', 'name=b&sort=code', asSaved, ['filters', 'sort order']],
    ['', 'filter.code=1', asSaved, ['filters']],
    ['', '', { ...asSaved, columns: [] }, ['columns']],
    ['', '', { ...asSaved, density: 'compact', hasChart: false }, ['density', 'chart']],
  ] as const)('of "%s" by "%s" and %j are %j', (saved, shown, inUrl, changes) =>
    expect(listChanges({ ...view, query: saved }, parse(shown), inUrl as never, states)).toEqual(changes),
  );
});

test.each([
  ['name=a&sort=quantity', [quantity], ['quantity'], []],
  ['gone=1&filter.old=2&sort=-old', [quantity], ['code'], ['gone', 'old', 'sort', 'quantity']],
  ['filter.quantity=1', [quantity], [], ['quantity']],
  ['CampaignId=7', [], [], []],
])('of the view "%s" %j, columns %j: missing is %j', (query, columns, ids, missing) =>
  expect(listMissing({ ...view, query, columns }, states, ids, ['CampaignId'])).toEqual(missing),
);
