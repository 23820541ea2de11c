import { AppError } from '../errors.ts';

export interface LimiterOptions {
  maxRunning: number;
  /** How many wait, in the order in which they came; default: any number. */
  maxWaiting?: number;
  /** How long they wait; default: any time. */
  maxWaitMs?: number;
}

/** Limits how many tasks run at once. */
export interface Limiter {
  /**
   * Waits for a place.
   * @returns a function that frees the place
   * @throws AppError server.busy if too many are waiting, or the place was not free in time
   */
  enter(): Promise<() => void>;
  /** Runs the task in a place of its own. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  countRunning(): number;
  countWaiting(): number;
  /** How long the first in the queue has been waiting; 0 if none is. */
  getLongestWaitMs(): number;
}

interface Waiting {
  since: number;
  start: () => void;
}

export function createLimiter({
  maxRunning,
  maxWaiting = Infinity,
  maxWaitMs = Infinity,
}: LimiterOptions): Limiter {
  const queue = new Set<Waiting>();
  let running = 0;

  function waitForPlace(): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        queue.delete(waiting);
        reject(new AppError('server.busy'));
      };
      const timer = maxWaitMs === Infinity ? undefined : setTimeout(refuse, maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        queue.delete(waiting);
        resolve();
      };
      const waiting: Waiting = { since: performance.now(), start };
      queue.add(waiting);
    });
  }

  /** The place goes to the next task; it is free only if none is waiting. */
  function leave(): void {
    const [next] = queue;
    if (next) next.start();
    else running -= 1;
  }

  async function enter(): Promise<() => void> {
    if (running < maxRunning) running += 1;
    else if (queue.size < maxWaiting) await waitForPlace();
    else throw new AppError('server.busy');
    return leave;
  }

  return {
    enter,
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    countRunning: () => running,
    countWaiting: () => queue.size,
    getLongestWaitMs() {
      const [first] = queue;
      return first ? performance.now() - first.since : 0;
    },
  };
}

/** Limits the tasks of each key separately, such as those of a user. */
export interface LimiterPerKey {
  /** @throws AppError server.busy as a limiter does */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
}

export function createLimiterPerKey(options: LimiterOptions): LimiterPerKey {
  const limiters = new Map<string, Limiter>();
  return {
    async run(key, task) {
      const limiter = limiters.get(key) ?? createLimiter(options);
      limiters.set(key, limiter);
      try {
        return await limiter.run(task);
      } finally {
        if (limiter.countRunning() === 0) limiters.delete(key);
      }
    },
  };
}
