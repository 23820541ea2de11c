import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimiter, createLimiterPerKey } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = { code: 'server.busy', headers: { 'retry-after': '2' } };

/** Tasks that end on request, and the order in which they started. */
function createTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    task: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    async end(name: string) {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('runs as many tasks as allowed, the others in the order in which they came', async () => {
  const { started, task, end } = createTasks();
  const limiter = createLimiter({ maxRunning: 2 });
  const results = ['a', 'b', 'c', 'd'].map((name) => limiter.run(task(name)));
  await vi.advanceTimersByTimeAsync(0);
  expect([started, limiter.countRunning(), limiter.countWaiting()]).toEqual([['a', 'b'], 2, 2]);
  await end('b');
  expect([started, limiter.countRunning(), limiter.countWaiting()]).toEqual([['a', 'b', 'c'], 2, 1]);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect([limiter.countRunning(), limiter.countWaiting()]).toEqual([0, 0]);
});

test('refuses at once when too many wait', async () => {
  const { task, end } = createTasks();
  const limiter = createLimiter({ maxRunning: 1, maxWaiting: 1 });
  const results = ['a', 'b'].map((name) => limiter.run(task(name)));
  await expect(limiter.run(task('c'))).rejects.toMatchObject(busy);
  await end('a');
  await end('b');
  expect(await Promise.all(results)).toEqual(['a', 'b']);
});

test('refuses what has waited too long, and then runs the next', async () => {
  const { started, task, end } = createTasks();
  const limiter = createLimiter({ maxRunning: 1, maxWaitMs: 100 });
  void limiter.run(task('a'));
  const late = limiter.run(task('late')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60);
  expect(limiter.getLongestWaitMs()).toBe(60);
  const next = limiter.run(task('next'));
  await vi.advanceTimersByTimeAsync(40);
  expect(await late).toMatchObject(busy);
  expect(limiter.getLongestWaitMs()).toBe(40);
  await end('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['a', 'next']);
  expect(limiter.getLongestWaitMs()).toBe(0);
  await end('next');
  expect(await next).toBe('next');
});

test('a failed task frees its place', async () => {
  const limiter = createLimiter({ maxRunning: 1, maxWaiting: 0 });
  await expect(limiter.run(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(await limiter.run(async () => 'done')).toBe('done');
});

test('a place can be kept beyond one task', async () => {
  const limiter = createLimiter({ maxRunning: 1, maxWaiting: 0 });
  const leave = await limiter.enter();
  await expect(limiter.enter()).rejects.toMatchObject(busy);
  leave();
  await limiter.enter();
});

test('each key has its own limit, also after a pause', async () => {
  const { started, task, end } = createTasks();
  const limiter = createLimiterPerKey({ maxRunning: 1, maxWaiting: 0 });
  void limiter.run('ann', task('a1'));
  void limiter.run('bob', task('b1'));
  await expect(limiter.run('ann', task('a2'))).rejects.toMatchObject(busy);
  await end('a1');
  void limiter.run('ann', task('a3'));
  await expect(limiter.run('ann', task('a4'))).rejects.toMatchObject(busy);
  expect(started).toEqual(['a1', 'b1', 'a3']);
});
