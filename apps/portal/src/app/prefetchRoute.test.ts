import { afterEach, expect, test } from 'vitest';
import { sessionKey } from '../state/storedSession.ts';
import { storySession } from '../testing/storyRoles.ts';
import { prefetchScreenData } from './prefetchRoute.ts';

/** A screen that notes its requests. */
function createScreen(sent: string[]) {
  return {
    path: '/Campaigns/MailerList',
    title: 'Mailers',
    load: async () => () => null,
    loadPrefetch: async () => (search: URLSearchParams) => void sent.push(String(search)),
  };
}

afterEach(() => sessionStorage.clear());

test('once the code of a screen is loaded, its requests are sent at once', async () => {
  sessionStorage.setItem(sessionKey, JSON.stringify(storySession));
  const sent: string[] = [];
  const screen = createScreen(sent);
  await prefetchScreenData(screen, new URLSearchParams('page=1'));
  void prefetchScreenData(screen, new URLSearchParams('page=2'));
  expect(sent).toEqual(['page=1', 'page=2']);
});

test('nothing is requested after a sign-out while the code is loading', async () => {
  sessionStorage.setItem(sessionKey, JSON.stringify(storySession));
  const sent: string[] = [];
  const prefetched = prefetchScreenData(createScreen(sent), new URLSearchParams('page=1'));
  sessionStorage.clear();
  await prefetched;
  expect(sent).toEqual([]);
});
