import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { expect, test } from 'vitest';
import { splitIntoLanes } from './lanes.ts';

/** A pool of so many connections that gives them out in the order in which they are requested. */
function createPool(size: number) {
  const queue: (() => void)[] = [];
  let used = 0;
  let hasFailed = false;
  const pool: PostgresPool = {
    options: {},
    end: async () => {},
    async connect() {
      if (hasFailed) throw new Error('planted');
      if (used === size) await new Promise<void>((resolve) => queue.push(resolve));
      else used += 1;
      const release = () => {
        const next = queue.shift();
        if (next) next();
        else used -= 1;
      };
      return { release } as unknown as PostgresPoolClient;
    },
  };
  return { pool, fail: (value: boolean) => void (hasFailed = value) };
}

/** Uses connections of lanes by name, and notes the order. */
function createUsers(lanes: ReturnType<typeof splitIntoLanes>) {
  const served: string[] = [];
  const clients = new Map<string, PostgresPoolClient>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  async function serve(kind: 'short' | 'long', name: string) {
    const client = await lanes[kind].pool.connect();
    served.push(name);
    clients.set(name, client);
  }
  return {
    served,
    async connect(kind: 'short' | 'long', ...names: string[]) {
      for (const name of names) {
        void serve(kind, name);
      }
      await settle();
    },
    async release(name: string) {
      clients.get(name)?.release();
      await settle();
    },
  };
}

test('long calls use only their share of the connections, and the other calls only theirs', async () => {
  const users = createUsers(splitIntoLanes(createPool(3).pool, { short: 2, long: 1 }));
  await users.connect('long', 'long 1', 'long 2', 'long 3');
  await users.connect('short', 'a', 'b', 'c');
  expect(users.served).toEqual(['long 1', 'a', 'b']);
  await users.release('a');
  await users.release('long 1');
  expect(users.served).toEqual(['long 1', 'a', 'b', 'c', 'long 2']);
  await users.release('long 2');
  expect(users.served.at(-1)).toBe('long 3');
});

test('on one connection they take turns, however many long calls came first', async () => {
  const users = createUsers(splitIntoLanes(createPool(1).pool, { short: 1, long: 1 }));
  await users.connect('long', 'long 1', 'long 2', 'long 3');
  await users.connect('short', 'a', 'b');
  for (const name of ['long 1', 'a', 'long 2', 'b']) await users.release(name);
  expect(users.served).toEqual(['long 1', 'a', 'long 2', 'b', 'long 3']);
});

test('a failed connection does not use up the share', async () => {
  const { pool, fail } = createPool(1);
  const lanes = splitIntoLanes(pool, { short: 1, long: 1 });
  fail(true);
  await expect(lanes.short.pool.connect()).rejects.toThrow('planted');
  fail(false);
  expect(await lanes.short.pool.connect()).toBeDefined();
  expect(lanes.short.limiter.countRunning()).toBe(1);
});
