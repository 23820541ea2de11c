import { ApiError } from '@portal/api-client';
import type { AsyncState } from '@portal/ui/feedback';
import { describe, expect, test, vi } from 'vitest';
import { asyncList, asyncRows, asyncState, combineStates } from './asyncState.ts';

const query = { isError: false, error: null as unknown, isFetching: false, refetch: () => {} };
const expired = new ApiError({ kind: 'expired', status: 0, code: 'session.expired', message: '' });
const unauthorized = new ApiError({ kind: 'http', status: 401, code: 'session.missing', message: 'No.' });
const broken = new ApiError({ kind: 'http', status: 500, code: 'server.error', message: 'It broke.' });

describe('what a query shows', () => {
  test('nothing yet is loading', () => {
    expect(asyncState({ ...query, isFetching: true }, undefined)).toEqual({ status: 'loading' });
  });

  test('data is ready, and says when newer data is loading', () => {
    expect(asyncState(query, 1)).toEqual({ status: 'ready', data: 1, refreshing: false });
    expect(asyncState({ ...query, isFetching: true }, 1)).toMatchObject({ refreshing: true });
  });

  test('a failure says what happened and asks again on Retry, also over older data', () => {
    const refetch = vi.fn<() => void>();
    const state = asyncState({ ...query, isError: true, error: broken, refetch }, 1);
    expect(state).toMatchObject({ status: 'failed', message: 'It broke.' });
    if (state.status === 'failed') state.retry?.();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test.each([
    [expired, 'Your login has expired.  Please log in to continue.'],
    [unauthorized, 'Error: Unauthorized: 401 - Please log in'],
  ])('%s offers a login instead of Retry', (error, message) => {
    const state = asyncState({ ...query, isError: true, error }, undefined);
    expect(state).toMatchObject({ status: 'failed', message, action: { label: 'Log in' } });
    expect(state).not.toHaveProperty('retry');
  });
});

describe('rows of a list answer', () => {
  test('are the field of the answer', () => {
    expect(asyncRows({ ...query, data: { rowCount: 1, rows: ['a'] } }, 'rows')).toEqual({
      status: 'ready',
      data: ['a'],
      refreshing: false,
    });
  });

  test('none are empty, but loading while newer are fetched', () => {
    expect(asyncRows({ ...query, data: { rows: [] } }, 'rows')).toEqual({ status: 'empty' });
    expect(asyncRows({ ...query, isFetching: true, data: { rows: [] } }, 'rows')).toEqual({
      status: 'loading',
    });
  });

  test.each([{}, { rows: null }, { rows: 'none' }, []])(
    '%j instead of a list is a failure, with Retry',
    (answer) => {
      const data = answer as unknown as { rows: string[] };
      expect(asyncRows({ ...query, data }, 'rows')).toEqual({
        status: 'failed',
        message: "The server's response couldn't be read.",
        retry: expect.any(Function),
      });
    },
  );

  test('of an answer that is a list itself follow the same rules', () => {
    expect(asyncList({ ...query, data: ['a'] })).toMatchObject({ status: 'ready', data: ['a'] });
    expect(asyncList({ ...query, data: [] })).toEqual({ status: 'empty' });
    expect(asyncList({ ...query, data: undefined })).toEqual({ status: 'loading' });
    const data = {} as unknown as string[];
    expect(asyncList({ ...query, data })).toMatchObject({ status: 'failed' });
  });

  test('a field that is no list does not compile, and is a failure', () => {
    const data = { rowCount: 1, rows: ['a'] };
    // @ts-expect-error rowCount is a number
    expect(asyncRows({ ...query, data }, 'rowCount')).toMatchObject({ status: 'failed' });
  });
});

describe('several lists', () => {
  type Rows = AsyncState<readonly number[]>;
  const ready: Rows = { status: 'ready', data: [1], refreshing: false };
  const refreshing: Rows = { status: 'ready', data: [2], refreshing: true };
  const loading: Rows = { status: 'loading' };
  const empty: Rows = { status: 'empty' };
  const failed: Rows = { status: 'failed', message: 'Something went wrong. Try again.' };

  test.each<{ a: Rows; b: Rows; both: unknown }>([
    { a: ready, b: ready, both: { status: 'ready', data: { a: [1], b: [1] }, refreshing: false } },
    { a: ready, b: refreshing, both: { status: 'ready', data: { a: [1], b: [2] }, refreshing: true } },
    { a: ready, b: empty, both: { status: 'ready', data: { a: [1], b: [] }, refreshing: false } },
    { a: ready, b: loading, both: loading },
    { a: loading, b: failed, both: failed },
    { a: failed, b: ready, both: failed },
  ])('$a.status and $b.status', ({ a, b, both }) => expect(combineStates({ a, b })).toEqual(both));
});
