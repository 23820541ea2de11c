import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import Fastify from 'fastify';
import type { PortalDatabase } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createJobQueue, type JobQueue, type JobQueueOptions } from './jobQueue.ts';

const { log } = Fastify({ logger: { level: 'silent' } });
const queues: JobQueue[] = [];
let database: PortalDatabase;

beforeAll(async () => {
  ({ database } = await openTestDatabase());
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
});
afterAll(() => database.close());

/** A queue of its own for each test, unless several servers are meant to share it. */
function createQueue(name: string, own: Partial<JobQueueOptions>): JobQueue {
  const queue = createJobQueue({
    name,
    database,
    log,
    work: async () => {},
    listUnfinished: async () => [],
    stopTimeoutMs: 100,
    ...own,
  });
  queues.push(queue);
  return queue;
}

async function startQueue(queue: JobQueue): Promise<JobQueue> {
  queue.start();
  await queue.waitUntilReady();
  return queue;
}

const send = (queue: JobQueue, key: number) =>
  database.db.transaction().execute((transaction) => queue.send(transaction, key));

test('a job runs once, however often and by whichever server it is sent', async () => {
  const done: number[] = [];
  const work = async (key: number) => void done.push(key);
  const [first, second] = [createQueue('once', { work }), createQueue('once', { work })];
  await Promise.all([startQueue(first), startQueue(second)]);
  await database.db.transaction().execute(async (transaction) => {
    await first.send(transaction, 1);
    await second.send(transaction, 1);
    await first.send(transaction, 2);
  });
  first.wake();
  second.wake();
  await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2]), { timeout: 10_000 });
});

test('a job is not sent when its transaction is rolled back', async () => {
  const done: number[] = [];
  const queue = await startQueue(createQueue('rollback', { work: async (key) => void done.push(key) }));
  const change = database.db.transaction().execute(async (transaction) => {
    await queue.send(transaction, 1);
    throw new Error('refused');
  });
  await expect(change).rejects.toThrow('refused');
  await send(queue, 2);
  queue.wake();
  await vi.waitFor(() => expect(done).toEqual([2]), { timeout: 10_000 });
});

test('a lost job is sent again at the next start', async () => {
  const done: number[] = [];
  const work = async (key: number) => void done.push(key);
  await startQueue(createQueue('again', { work, listUnfinished: async () => [7] }));
  await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 10_000 });
});

test('a job interrupted by an error runs again', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
  };
  const queue = await startQueue(createQueue('retry', { work }));
  await send(queue, 1);
  queue.wake();
  await vi.waitFor(
    () => {
      queue.wake();
      expect(tries).toBe(2);
    },
    { timeout: 10_000 },
  );
});

describe('a server that stops', () => {
  /** Works until it is stopped. */
  const work = (_key: number, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  test('leaves its job to another server', async () => {
    const begun = vi.fn<() => void>();
    const taken: number[] = [];
    const first = createQueue('handover', {
      work: (key, signal) => {
        begun();
        return work(key, signal);
      },
    });
    await startQueue(first);
    await send(first, 1);
    first.wake();
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await startQueue(createQueue('handover', { work: async (key) => void taken.push(key) }));
    expect(taken).toEqual([]);
    await first.stop();
    queues.at(-1)?.wake();
    await vi.waitFor(() => expect(taken).toEqual([1]), { timeout: 10_000 });
  });

  test('lets a short job finish', async () => {
    const ended = vi.fn<(wasAborted: boolean) => void>();
    let finish = () => {};
    const queue = createQueue('quick', {
      stopTimeoutMs: 20_000,
      work: async (_key, signal) => {
        await new Promise<void>((resolve) => (finish = resolve));
        ended(signal.aborted);
      },
    });
    await startQueue(queue);
    await send(queue, 1);
    queue.wake();
    const initial = finish;
    await vi.waitFor(() => expect(finish).not.toBe(initial), { timeout: 10_000 });
    const stopped = queue.stop();
    finish();
    await stopped;
    expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  });
});

test('a server whose queue does not work rejects jobs', async () => {
  const queue = createQueue('asleep', {});
  await expect(queue.waitUntilReady()).rejects.toThrow('The server is busy. Try again.');
  await expect(send(queue, 1)).rejects.toThrow('The server is busy. Try again.');
});
