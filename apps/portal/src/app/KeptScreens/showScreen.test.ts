import { expect, test } from 'vitest';
import { type KeptScreen, showScreen } from './showScreen.ts';

const always = () => true;

/** The rendered screens after visiting history entries, written as `pathname entry`. */
function visit(entries: readonly string[], keepsLeft = always) {
  let screens: readonly KeptScreen<string>[] = [];
  for (const entry of entries) {
    const [pathname = '', key = ''] = entry.split(' ');
    screens = showScreen(screens, { pathname, key, view: entry }, keepsLeft);
  }
  return screens.map(({ id, view }) => `${id}: ${view}`);
}

test.each<[name: string, entries: string[], screens: string[]]>([
  ['the first screen', ['/list a'], ['1: /list a']],
  ['a screen that is left stays', ['/list a', '/home b'], ['1: /list a', '2: /home b']],
  ['Back finds it as it was', ['/list a', '/home b', '/list a'], ['2: /home b', '1: /list a']],
  [
    'it is found at the entry it was left at',
    ['/list a', '/list b', '/home c', '/list b'],
    ['2: /home c', '1: /list b'],
  ],
  [
    'an earlier entry of the same page is rendered again',
    ['/list a', '/list b', '/home c', '/list a'],
    ['1: /list b', '2: /home c', '3: /list a'],
  ],
  ['a link renders a new one', ['/list a', '/home b', '/list c'], ['1: /list a', '2: /home b', '3: /list c']],
  [
    'the screen that was left first is dropped',
    ['/a a', '/b b', '/c c', '/a a', '/d d', '/e e'],
    ['3: /c c', '1: /a a', '4: /d d', '5: /e e'],
  ],
])('%s', (_name, entries, screens) => {
  expect(visit(entries)).toEqual(screens);
});

test('a screen that loses unsaved changes is dropped, and opens again without them', () => {
  expect(visit(['/form a', '/home b', '/form a'], () => false)).toEqual(['3: /form a']);
});

test('an entry whose code has been loaded shows it in place', () => {
  const screens = showScreen([], { pathname: '/list', key: 'a', view: 'loading' }, always);
  const loaded = { pathname: '/list', key: 'a', view: 'rows' };
  expect(showScreen(screens, loaded, always)).toMatchObject([{ ...loaded, id: 1 }]);
});

test('an entry that is shown already changes nothing', () => {
  const screens = showScreen([], { pathname: '/list', key: 'a', view: 1 }, always);
  expect(showScreen(screens, { pathname: '/list', key: 'a', view: 1 }, always)).toBe(screens);
});

test('a screen that Back has shown again is not rendered again', () => {
  const list = { pathname: '/list', key: 'a', view: 'list' };
  const left = showScreen(
    showScreen([], list, always),
    { pathname: '/home', key: 'b', view: 'home' },
    always,
  );
  const again = { ...list, view: 'list of the router' };
  const shown = showScreen(left, again, always);
  expect(shown.at(-1)?.view).toBe('list');
  expect(showScreen(shown, again, always)).toBe(shown);
});
