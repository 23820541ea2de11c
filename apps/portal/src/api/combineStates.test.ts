import type { AsyncState } from '@portal/ui/feedback';
import { expect, test } from 'vitest';
import { combineStates } from './combineStates.ts';

type Rows = AsyncState<readonly number[]>;
const ready: Rows = { status: 'ready', data: [1], refreshing: false };
const refreshing: Rows = { status: 'ready', data: [2], refreshing: true };
const loading: Rows = { status: 'loading' };
const empty: Rows = { status: 'empty' };
const failed: Rows = { status: 'failed', message: 'Something went wrong. Try again.' };

const older: Rows = { ...failed, olderData: [3] };

test.each<{ a: Rows; b: Rows; both: unknown }>([
  { a: ready, b: ready, both: { status: 'ready', data: { a: [1], b: [1] }, refreshing: false } },
  { a: ready, b: refreshing, both: { status: 'ready', data: { a: [1], b: [2] }, refreshing: true } },
  { a: ready, b: empty, both: { status: 'ready', data: { a: [1], b: [] }, refreshing: false } },
  { a: ready, b: loading, both: loading },
  { a: loading, b: failed, both: failed },
  { a: failed, b: ready, both: failed },
  { a: older, b: ready, both: { ...failed, olderData: { a: [3], b: [1] } } },
  { a: older, b: empty, both: { ...failed, olderData: { a: [3], b: [] } } },
  { a: older, b: loading, both: failed },
  { a: older, b: failed, both: failed },
])('$a.status and $b.status', ({ a, b, both }) => expect(combineStates({ a, b })).toEqual(both));
