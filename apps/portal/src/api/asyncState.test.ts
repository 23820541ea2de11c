import { ApiError } from '@portal/api-client';
import { describe, expect, test, vi } from 'vitest';
import { asyncList, asyncRows, asyncState, withMissing } from './asyncState.ts';

const query = { isError: false, error: null as unknown, isFetching: false, refetch: () => {} };
const expired = new ApiError({ kind: 'expired', status: 0, code: 'session.expired', message: '' });
const unauthorized = new ApiError({ kind: 'http', status: 401, code: 'session.missing', message: 'No.' });
const broken = new ApiError({ kind: 'http', status: 500, code: 'server.error', message: 'It broke.' });

test.each([
  { status: 404, is: 'missing', expected: { status: 'failed', message: 'No such record' } },
  {
    status: 400,
    is: 'missing, because its id is no id',
    expected: { status: 'failed', message: 'No such record' },
  },
  { status: 500, is: 'not loaded', expected: { status: 'failed', message: 'No.', retry: query.refetch } },
])('a record whose request ended with $status is $is', ({ status, expected }) => {
  const error = new ApiError({ kind: 'http', status, code: 'refused', message: 'No.' });
  const state = { status: 'failed', message: 'No.', retry: query.refetch } as const;
  expect(withMissing(state, error, 'No such record')).toEqual(expected);
});

describe('asyncState', () => {
  test('a query without data is loading', () => {
    expect(asyncState({ ...query, isFetching: true }, undefined)).toEqual({ status: 'loading' });
  });

  test('a query with data is ready and shows background refetching', () => {
    expect(asyncState(query, 1)).toEqual({ status: 'ready', data: 1, refreshing: false });
    expect(asyncState({ ...query, isFetching: true }, 1)).toMatchObject({ refreshing: true });
  });

  test('a failed query has a message and a retry, and keeps older data', () => {
    const refetch = vi.fn<() => void>();
    const state = asyncState({ ...query, isError: true, error: broken, refetch }, 1);
    expect(state).toMatchObject({ status: 'failed', message: 'It broke.', olderData: 1 });
    if (state.status === 'failed') state.retry?.();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('a failure has the request for support, if it was sent', () => {
    const error = new ApiError({ ...broken, message: 'It broke.', requestId: 'r-1' });
    expect(asyncState({ ...query, isError: true, error }, undefined)).toMatchObject({
      details: 'Request r-1',
    });
    expect(asyncState({ ...query, isError: true, error: broken }, undefined)).not.toHaveProperty('details');
  });

  test.each([
    { status: 403, why: 'the user may not see it any more' },
    { status: 404, why: 'it was deleted' },
  ])('after a $status older data is not shown: $why', ({ status }) => {
    const error = new ApiError({ kind: 'http', status, code: 'refused', message: 'No.' });
    expect(asyncState({ ...query, isError: true, error }, 1)).not.toHaveProperty('olderData');
  });

  test.each([
    [expired, 'Your login has expired.  Please log in to continue.'],
    [unauthorized, 'Error: Unauthorized: 401 - Please log in'],
  ])('%s offers a sign-in instead of Retry', (error, message) => {
    const state = asyncState({ ...query, isError: true, error }, undefined);
    expect(state).toMatchObject({
      status: 'failed',
      code: 'loginNeeded',
      message,
      action: { label: 'Log in' },
    });
    expect(state).not.toHaveProperty('retry');
  });
});

describe('asyncRows and asyncList', () => {
  test('returns the list field of the response', () => {
    expect(asyncRows({ ...query, data: { rowCount: 1, rows: ['a'] } }, 'rows')).toEqual({
      status: 'ready',
      data: ['a'],
      refreshing: false,
    });
  });

  test('an empty list is empty, but loading while a refetch runs', () => {
    expect(asyncRows({ ...query, data: { rows: [] } }, 'rows')).toEqual({ status: 'empty' });
    expect(asyncRows({ ...query, isFetching: true, data: { rows: [] } }, 'rows')).toEqual({
      status: 'loading',
    });
  });

  test('older rows stay after a failed refresh, no rows do not', () => {
    const failed = { ...query, isError: true, error: broken };
    expect(asyncRows({ ...failed, data: { rows: ['a'] } }, 'rows')).toMatchObject({ olderData: ['a'] });
    const none = asyncRows({ ...failed, data: { rows: [] } }, 'rows');
    expect(none).toMatchObject({ status: 'failed' });
    expect(none).not.toHaveProperty('olderData');
  });

  test.each([{}, { rows: null }, { rows: 'none' }, []])(
    '%j instead of a list is a failure with Retry',
    (response) => {
      const data = response as unknown as { rows: string[] };
      expect(asyncRows({ ...query, data }, 'rows')).toEqual({
        status: 'failed',
        message: "The server's response couldn't be read.",
        retry: expect.any(Function),
      });
    },
  );

  test('a response that is itself a list follows the same rules', () => {
    expect(asyncList({ ...query, data: ['a'] })).toMatchObject({ status: 'ready', data: ['a'] });
    expect(asyncList({ ...query, data: [] })).toEqual({ status: 'empty' });
    expect(asyncList({ ...query, data: undefined })).toEqual({ status: 'loading' });
    const data = {} as unknown as string[];
    expect(asyncList({ ...query, data })).toMatchObject({ status: 'failed' });
  });

  test('a field that is not a list does not compile and is a failure', () => {
    const data = { rowCount: 1, rows: ['a'] };
    // @ts-expect-error rowCount is a number
    expect(asyncRows({ ...query, data }, 'rowCount')).toMatchObject({ status: 'failed' });
  });
});
