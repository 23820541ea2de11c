import { expect, test } from 'vitest';
import {
  choiceParam,
  flagParam,
  positiveIntegerParam,
  pageParam,
  replaceState,
  textParam,
  urlState,
} from './urlState.ts';

const schema = urlState({
  id: { ...positiveIntegerParam(9999), name: 'CampaignId' },
  view: choiceParam(['all', 'new'], 'all'),
  isWide: flagParam('Y'),
  text: textParam,
  page: pageParam,
});
const initial = { id: null, view: 'all', isWide: false, text: null, page: 1 } as const;

test.each([
  { query: '', state: initial },
  {
    query: 'CampaignId=7&view=new&isWide=Y&text=a%26b&page=3',
    state: { id: 7, view: 'new', isWide: true, text: 'a&b', page: 3 },
  },
] as const)('"$query" is parsed and written', ({ query, state }) => {
  expect(schema.read(new URLSearchParams(query))).toEqual(state);
  expect(String(schema.write(state))).toBe(query);
});

test.each([
  'CampaignId=0',
  'CampaignId=10000',
  'CampaignId=1.5',
  'view=x',
  'isWide=1',
  'text=',
  'page=-1',
  'page=1e3',
])('%s counts as absent', (query) => expect(schema.read(new URLSearchParams(query))).toEqual(initial));

test('choices and flags ignore case', () =>
  expect(schema.read(new URLSearchParams('view=NEW&isWide=y'))).toEqual({
    ...initial,
    view: 'new',
    isWide: true,
  }));

test('other parameters are kept: a screen comes before them, a dialog after them', () => {
  const dialog = { ...urlState({ user: textParam }), isSecondary: true };
  const opened = replaceState(new URLSearchParams('page=2&sort=name'), dialog, { user: '7' });
  expect(String(opened)).toBe('page=2&sort=name&user=7');
  expect(String(replaceState(opened, schema, { ...initial, id: 5 }))).toBe('CampaignId=5&sort=name&user=7');
  expect(String(replaceState(opened, dialog, { user: null }))).toBe('page=2&sort=name');
});
