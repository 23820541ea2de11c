import { expect, test } from 'vitest';
import { parseSession, type Session } from './storedSession.ts';

const session: Session = {
  token: 'aaaaaaaaaaaaaaaaaaaaaa',
  expiration: '2026-05-01T20:00:00Z',
  user: {
    username: 'jdoe',
    firstName: 'Jane',
    lastName: 'Doe',
    email: '',
    department: null,
    startPage: null,
    roles: ['JAS'],
  },
  clockOffsetMs: 0,
};

test('a stored session is restored unchanged', () => {
  expect(parseSession(JSON.stringify(session))).toEqual(session);
});

test.each([
  null,
  '',
  '{',
  'null',
  '"text"',
  '[]',
  JSON.stringify({ ...session, token: undefined }),
  JSON.stringify({ ...session, expiration: 5 }),
  JSON.stringify({ ...session, user: null }),
  JSON.stringify({ ...session, user: { ...session.user, roles: 'JAS' } }),
  JSON.stringify({ ...session, user: { ...session.user, startPage: 7 } }),
  JSON.stringify({ ...session, clockOffsetMs: null }),
])('%s is not a session', (text) => {
  expect(parseSession(text)).toBeNull();
});
