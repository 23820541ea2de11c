import type { AsyncState } from '@portal/ui/feedback';
import { expect, test } from 'vitest';
import { toReportState } from './reportState.ts';

test('the failure of a report begins with "Error: "', () =>
  expect(toReportState({ status: 'failed', message: 'Something went wrong. Try again.' })).toEqual({
    status: 'failed',
    message: 'Error: Something went wrong. Try again.',
  }));

test.each([
  'Error: Unauthorized: 401 - Please log in',
  'Your login has expired.  Please log in to continue.',
])('the text of an ended login is literal: "%s"', (message) => {
  const state: AsyncState<number> = { status: 'failed', code: 'loginNeeded', message };
  expect(toReportState(state)).toBe(state);
});

test('other states are unchanged', () => {
  const state: AsyncState<number> = { status: 'ready', data: 7, refreshing: true };
  expect(toReportState(state)).toBe(state);
});
