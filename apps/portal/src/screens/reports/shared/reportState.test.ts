import type { AsyncState } from '@portal/ui/feedback';
import { expect, test } from 'vitest';
import { toReportState } from './reportState.ts';

test.each([
  { message: 'Something went wrong. Try again.', shown: 'Error: Something went wrong. Try again.' },
  {
    message: 'Error: Unauthorized: 401 - Please log in',
    shown: 'Error: Unauthorized: 401 - Please log in',
  },
  {
    message: 'Your login has expired.  Please log in to continue.',
    shown: 'Your login has expired.  Please log in to continue.',
  },
])('a report shows "$shown"', ({ message, shown }) =>
  expect(toReportState({ status: 'failed', message })).toEqual({ status: 'failed', message: shown }),
);

test('other states are unchanged', () => {
  const state: AsyncState<number> = { status: 'ready', data: 7, refreshing: true };
  expect(toReportState(state)).toBe(state);
});
