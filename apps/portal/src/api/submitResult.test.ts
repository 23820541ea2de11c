import { ApiError } from '@portal/api-client';
import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import { describe, expect, test, vi } from 'vitest';
import { submitResult } from './submitResult.ts';

const refusal = (fields: Record<string, string[]>) =>
  new ApiError({
    kind: 'http',
    status: 400,
    code: 'request.invalid',
    message: 'The request is wrong.',
    fields,
  });

test('the answer of a call that succeeds is handed on', async () => {
  expect(await submitResult(async (name: string) => `Hello ${name}`)('Ada')).toEqual({
    ok: true,
    data: 'Hello Ada',
  });
});

test.each([
  {
    error: refusal({}),
    shown: { ok: false, message: 'The request is wrong.', fields: {} },
    why: 'a refusal of the whole is shown for the whole',
  },
  {
    error: refusal({ email: ['is not an address'] }),
    shown: { ok: false, message: '', fields: { email: ['is not an address'] } },
    why: 'a refusal of fields is shown beside them only',
  },
  {
    error: new TypeError('x is undefined'),
    shown: { ok: false, message: 'Something in the portal failed. Try again.', fields: {} },
    why: 'a mistake of the portal does not show its insides',
  },
])('$why', async ({ error, shown }) => {
  expect(await submitResult(() => Promise.reject(error))({})).toEqual(shown);
});

const notSaved = (message: string) => ({ ok: false, message, fields: {} });

/** A call that is refused `times` times before it succeeds, and what it was sent with. */
function refused(error: ApiError, times: number) {
  const sent: string[] = [];
  const send = async (name: string) => {
    sent.push(name);
    if (sent.length <= times) throw error;
    return `Hello ${name}`;
  };
  return { sent, send };
}

describe('a call whose login no longer holds', () => {
  const expired = new ApiError({ kind: 'expired', status: 0, code: 'session.expired', message: 'Expired.' });
  const unknown = new ApiError({ kind: 'http', status: 401, code: 'session.expired', message: 'Unknown.' });

  test.each([expired, unknown])('is sent once more after a new login (%s)', async (error) => {
    const { sent, send } = refused(error, 1);
    expect(await submitResult(send, async () => true)('Ada')).toEqual({ ok: true, data: 'Hello Ada' });
    expect(sent).toEqual(['Ada', 'Ada']);
  });

  test('is not sent again when nobody signs in, and says why', async () => {
    const { sent, send } = refused(expired, 1);
    expect(await submitResult(send, async () => false)('Ada')).toEqual(notSaved(LOGIN_EXPIRED_MESSAGE));
    expect(sent).toEqual(['Ada']);
  });

  test('is not sent a third time', async () => {
    const { sent, send } = refused(unknown, 9);
    const text = 'Error: Unauthorized: 401 - Please log in';
    expect(await submitResult(send, async () => true)('Ada')).toEqual(notSaved(text));
    expect(sent).toHaveLength(2);
  });
});

test('a call that fails for any other reason asks for no login', async () => {
  const logIn = vi.fn<() => Promise<boolean>>(async () => true);
  await submitResult(() => Promise.reject(refusal({})), logIn)({});
  expect(logIn).not.toHaveBeenCalled();
});
