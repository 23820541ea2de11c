import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from './idleTasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jobsOf = (done: string[], ...names: string[]) => names.map((name) => async () => done.push(name));

test('one job follows the other, and one that fails does not end the rest', async () => {
  const done: string[] = [];
  const [first, last] = [jobsOf(done, 'first'), jobsOf(done, 'last')];
  runWhenIdle([...first, () => Promise.reject(new Error('offline')), ...last], () => false);
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'last']);
});

test('nothing begins while there is something better to do', async () => {
  const done: string[] = [];
  let isBusy = true;
  runWhenIdle(jobsOf(done, 'job'), () => isBusy);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual([]);
  isBusy = false;
  await vi.runAllTimersAsync();
  expect(done).toEqual(['job']);
});

test('what has not begun can be given up', async () => {
  const done: string[] = [];
  const giveUp = runWhenIdle(jobsOf(done, 'first', 'second'), () => false);
  await vi.advanceTimersByTimeAsync(200);
  giveUp();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first']);
});
