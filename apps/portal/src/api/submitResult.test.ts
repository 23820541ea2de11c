import { ApiError } from '@portal/api-client';
import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { expect, test } from 'vitest';
import { submitResult } from './submitResult.ts';

const refusal = (fields: Record<string, string[]>) =>
  new ApiError({
    kind: 'http',
    status: 400,
    code: 'request.invalid',
    message: 'The request is wrong.',
    fields,
  });

test('returns the data of a successful call', async () => {
  expect(await submitResult(async (name: string) => `Hello ${name}`)('Ada')).toEqual({
    ok: true,
    data: 'Hello Ada',
  });
});

test.each([
  {
    error: refusal({}),
    shown: { ok: false, message: 'The request is wrong.', fields: {} },
    why: 'a general error is shown for the form',
  },
  {
    error: refusal({ email: ['is not an address'] }),
    shown: { ok: false, message: '', fields: { email: ['is not an address'] } },
    why: 'field errors are shown at the fields only',
  },
  {
    error: new ApiError({ kind: 'expired', status: 0, code: 'session.expired', message: 'Expired.' }),
    shown: { ok: false, message: LOGIN_EXPIRED_MESSAGE, fields: {} },
    why: 'an expired session has its own text',
  },
  {
    error: new TypeError('x is undefined'),
    shown: { ok: false, message: 'Something went wrong. Try again.', fields: {} },
    why: 'a programming error shows no internals',
  },
])('$why', async ({ error, shown }) => {
  expect(await submitResult(() => Promise.reject(error))({})).toEqual(shown);
});
