import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from './idleTasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tasksOf = (done: string[], ...names: string[]) => names.map((name) => async () => done.push(name));

test('tasks run one after another, and a failed task does not stop the rest', async () => {
  const done: string[] = [];
  const [first, last] = [tasksOf(done, 'first'), tasksOf(done, 'last')];
  runWhenIdle([...first, () => Promise.reject(new Error('offline')), ...last], () => false);
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'last']);
});

test('no task starts while the page is busy', async () => {
  const done: string[] = [];
  let isBusy = true;
  runWhenIdle(tasksOf(done, 'task'), () => isBusy);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual([]);
  isBusy = false;
  await vi.runAllTimersAsync();
  expect(done).toEqual(['task']);
});

test('tasks that have not started can be canceled', async () => {
  const done: string[] = [];
  const giveUp = runWhenIdle(tasksOf(done, 'first', 'second'), () => false);
  await vi.advanceTimersByTimeAsync(2_000);
  giveUp();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first']);
});
