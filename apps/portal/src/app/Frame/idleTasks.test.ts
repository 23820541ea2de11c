import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from './idleTasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jobsOf = (done: string[], ...names: string[]) => names.map((name) => async () => done.push(name));

test('jobs run one after another, and a failed job does not stop the rest', async () => {
  const done: string[] = [];
  const [first, last] = [jobsOf(done, 'first'), jobsOf(done, 'last')];
  runWhenIdle([...first, () => Promise.reject(new Error('offline')), ...last], () => false);
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'last']);
});

test('no job starts while the page is busy', async () => {
  const done: string[] = [];
  let isBusy = true;
  runWhenIdle(jobsOf(done, 'job'), () => isBusy);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual([]);
  isBusy = false;
  await vi.runAllTimersAsync();
  expect(done).toEqual(['job']);
});

test('jobs that have not started can be canceled', async () => {
  const done: string[] = [];
  const giveUp = runWhenIdle(jobsOf(done, 'first', 'second'), () => false);
  await vi.advanceTimersByTimeAsync(2_000);
  giveUp();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first']);
});
