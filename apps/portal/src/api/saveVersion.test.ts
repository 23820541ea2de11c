import { ApiError } from '@portal/api-client';
import { expect, test, vi } from 'vitest';
import { saveVersion, submitVersion, type VersionHeader } from './saveVersion.ts';

const failure = (status: number) =>
  new ApiError({ kind: 'http', status, code: 'page.changed', message: 'It was changed.' });
const theirs = { name: 'Theirs', rowVersion: 4 };

test('sends the loaded version', async () => {
  const send = vi.fn<(header: VersionHeader) => Promise<string>>(async () => 'saved');
  const fetchCurrent = async () => theirs;
  expect(await saveVersion({ rowVersion: 3 }, send, fetchCurrent)).toEqual({ saved: 'saved', theirs: null });
  await saveVersion({}, send, fetchCurrent);
  expect(send.mock.calls).toEqual([[{ 'If-Match': '"3"' }], [{}]]);
});

test('returns the newer version after a conflict', async () => {
  const send = async () => Promise.reject(failure(412));
  expect(await saveVersion({ rowVersion: 3 }, send, async () => theirs)).toMatchObject({ theirs });
});

test.each([
  { why: 'the record no longer exists', status: 412, current: async () => undefined },
  { why: 'the error is another one', status: 409, current: async () => theirs },
])('throws the failure when $why', async ({ status, current }) => {
  const send = async () => Promise.reject(failure(status));
  await expect(saveVersion({ rowVersion: 3 }, send, current)).rejects.toMatchObject({ status });
});

test('a submit says what someone else changed, and returns the newer version', async () => {
  const send = async () => Promise.reject(failure(412));
  expect(await submitVersion('page', { rowVersion: 3 }, send, async () => theirs)).toEqual({
    ok: false,
    message: 'Someone else changed this page.',
    fields: {},
    theirs,
  });
});

test('a submit returns other failures as messages', async () => {
  const send = async () => Promise.reject(failure(412));
  expect(await submitVersion('page', { rowVersion: 3 }, send, async () => undefined)).toEqual({
    ok: false,
    message: 'It was changed.',
    fields: {},
  });
});
