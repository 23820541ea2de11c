import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../state/session.ts';
import { signOut } from './signOut.ts';

afterEach(() => vi.unstubAllGlobals());

const longToken = 'a'.repeat(4_000);

test.each([
  { signOutUrl: `https://login.example/end-session?id_token_hint=${longToken}`, opens: true },
  { signOutUrl: 'http://localhost:9000/end-session?client_id=portal', opens: true },
  { signOutUrl: ['javascript', 'alert(1)?'].join(':'), opens: false },
  { signOutUrl: 'data:text/html,x', opens: false },
  { signOutUrl: '//login.example/end-session', opens: false },
  { signOutUrl: undefined, opens: false },
])('signing out opens $signOutUrl: $opens', ({ signOutUrl, opens }) => {
  const opened: string[] = [];
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    location: { assign: (url: string) => opened.push(url) },
    history: { pushState: () => {} },
  });
  const stored: Record<string, string> = { 'portal.pagesWithView': '/Campaigns/MailerList' };
  vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => (stored[key] = text) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
  storeSession({
    token: 'token',
    expiration: '2026-05-01T20:00:00Z',
    user: {
      username: 'jdoe',
      firstName: 'Jane',
      lastName: 'Doe',
      email: '',
      department: null,
      startPage: null,
      roles: [],
    },
    clockOffsetMs: 0,
    ...(signOutUrl === undefined ? {} : { signOutUrl }),
  });
  signOut();
  expect(opened).toEqual(opens ? [signOutUrl] : []);
  expect(items.size).toBe(0);
  expect(stored).toEqual({ 'portal.pagesWithView': '' });
});
