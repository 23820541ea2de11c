import { expect, test } from 'vitest';
import { type AsyncState, getShownData, mapData } from './AsyncState.ts';

const message = 'It broke.';

test.each<{ state: AsyncState<number>; shown: number | undefined; doubled: AsyncState<number> }>([
  { state: { status: 'loading' }, shown: undefined, doubled: { status: 'loading' } },
  { state: { status: 'empty' }, shown: undefined, doubled: { status: 'empty' } },
  {
    state: { status: 'ready', data: 2, refreshing: true },
    shown: 2,
    doubled: { status: 'ready', data: 4, refreshing: true },
  },
  { state: { status: 'failed', message }, shown: undefined, doubled: { status: 'failed', message } },
  {
    state: { status: 'failed', message, olderData: 3 },
    shown: 3,
    doubled: { status: 'failed', message, olderData: 6 },
  },
])('$state shows $shown', ({ state, shown, doubled }) => {
  expect(getShownData(state)).toBe(shown);
  expect(mapData(state, (data) => data * 2)).toStrictEqual(doubled);
});
