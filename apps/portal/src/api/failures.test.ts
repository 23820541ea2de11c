import { ApiError } from '@portal/api-client';
import { expect, test, vi } from 'vitest';
import { getFailureMessage, getLoginReason, isTransient, logFailure, needsLogin } from './failures.ts';

const http = (status: number) =>
  new ApiError({ kind: 'http', status, code: 'x', message: 'The server says.' });
const network = new ApiError({ kind: 'network', status: 0, code: 'network', message: 'No connection.' });
const expired = new ApiError({ kind: 'expired', status: 0, code: 'session.expired', message: '' });

test.each([
  { error: network, again: true, login: false, text: 'No connection.' },
  { error: http(500), again: true, login: false, text: 'The server says.' },
  { error: http(503), again: true, login: false, text: 'The server says.' },
  { error: http(501), again: false, login: false, text: 'The server says.' },
  { error: http(400), again: false, login: false, text: 'The server says.' },
  { error: http(403), again: false, login: false, text: 'The server says.' },
  { error: http(401), again: false, login: true, text: 'Error: Unauthorized: 401 - Please log in' },
  { error: expired, again: false, login: true, text: 'Your login has expired.  Please log in to continue.' },
  {
    error: new TypeError('x'),
    again: false,
    login: false,
    text: 'Something went wrong. Try again.',
  },
])('$error.kind $error.status: retryable $again, needs sign-in $login', ({ error, again, login, text }) => {
  expect(isTransient(error)).toBe(again);
  expect(needsLogin(error)).toBe(login);
  expect(getFailureMessage(error)).toBe(text);
});

test('a session that the server rejects was ended before its time', () => {
  expect(getLoginReason(http(401))).toBe('ended');
  expect(getLoginReason(expired)).toBe('expired');
});

test.each([
  ['session.idle', 'idle'],
  ['session.locked', 'locked'],
  ['session.password_changed', 'passwordChanged'],
  ['session.signed_out', 'signedOut'],
  ['session.terminated', 'terminated'],
  ['session.expired', 'ended'],
])('the server names why it ended a session: %s', (code, reason) => {
  expect(getLoginReason(new ApiError({ kind: 'http', status: 401, code, message: '' }))).toBe(reason);
});

test('a failure is logged once, however often it is caught', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = new ApiError({ ...http(409), call: 'PUT /barcode/Job/{jobId}' });
  logFailure(error);
  logFailure(error);
  logFailure(new TypeError('x'), 'get /api/page');
  expect(logged.mock.calls.flat()).toEqual([
    'PUT /barcode/Job/{jobId}: 409 x',
    'get /api/page: TypeError: x',
  ]);
});
