import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db, PortalDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';

export interface JobQueueOptions {
  name: string;
  database: PortalDatabase;
  log: FastifyBaseLogger;
  /**
   * Does a job, by its key. It may be called again for the same job, by another server too, when the one before died,
   * was stopped or lost the database: whatever it writes has to be fenced.
   * @param signal aborted when the job is no longer this server's, or the server stops: throw, then another goes on
   */
  work: (key: number, signal: AbortSignal) => Promise<void>;
  /** The keys of all jobs that have been sent and not been done, read from where they are kept for good. */
  unfinished: (db: Db) => Promise<readonly number[]>;
  /** How long jobs under way may go on when the server stops; 5 s unless given. */
  longestStopMs?: number;
}

/** Hands each job to one of the servers of a database, and to another one when that dies. */
export interface JobQueue {
  /** Begins to work, as soon as the database lets it. */
  start(): void;
  /**
   * Waits until jobs can be sent.
   * @throws AppError server.busy when that takes too long
   */
  ready(): Promise<void>;
  /** Sends a job when the transaction is committed, once for each key; call `ready` before the transaction. */
  send(transaction: Db, key: number): Promise<void>;
  /** Looks now for what was sent. */
  wake(): void;
  /** Gives the jobs under way some seconds to end, then leaves them to another server. */
  stop(): Promise<void>;
}

interface JobData {
  key: number;
}

/** Jobs done at once by a server. */
const concurrency = 2;
/** Without a sign of life for so long (pg-boss takes no less) a job is given to another server. */
const heartbeatSeconds = 10;
const longestJobSeconds = 86_400;
/** Whoever does the job gives up long before. */
const retryLimit = 10_000;
const startAgainAfterMs = 2_000;
const longestStartMs = 5_000;
const defaultLongestStopMs = 5_000;
const reportEveryMs = 60_000;

/** The set-up of pg-boss: the only place that knows it. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { name, database, log, work, unfinished, longestStopMs = defaultLongestStopMs } = options;
  const stopping = new AbortController();
  const handingOver = new AbortController();
  let boss: PgBoss | null = null;
  let workers: string[] = [];
  let starting: Promise<void> | null = null;
  let reportedAt = -reportEveryMs;

  /** Once a minute, not every second while the database is away. */
  function report(error: unknown): void {
    if (stopping.signal.aborted || performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    log.warn({ err: error }, 'the job queue cannot be read');
  }

  async function startUntilItWorks(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = newBoss(database);
      next.on('error', report);
      try {
        await startBoss(next);
        boss = next;
        return;
      } catch (error) {
        report(error);
        await next.stop({ graceful: false }).catch(report);
        await wait(startAgainAfterMs, null, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }

  async function startBoss(next: PgBoss): Promise<void> {
    await next.start();
    await next.createQueue(name, {
      policy: 'exclusive',
      retryLimit,
      retryDelay: 0,
      expireInSeconds: longestJobSeconds,
      heartbeatSeconds,
      deleteAfterSeconds: 3_600,
    });
    // pg-boss reads about its queue here, because it could not while a transaction holds PGlite's only connection.
    await next.findJobs(name, { key: '0' });
    for (const key of await unfinished(database.db)) await sendAgain(next, key);
    workers = await Promise.all(Array.from({ length: concurrency }, () => next.work(name, poll(), handle)));
  }

  /** A job that no server knows of any more, or that the process before this one has left unfinished. */
  async function sendAgain(next: PgBoss, key: number): Promise<void> {
    if (database.kind === 'pglite') {
      const found = await next.findJobs(name, { key: String(key) });
      const left = found.filter((job) => job.state === 'active').map(({ id }) => id);
      if (left.length > 0) await next.fail(name, left);
    }
    await next.send(name, { key } satisfies JobData, { singletonKey: String(key) });
  }

  function poll() {
    // Only this process sends to PGlite, and wakes its workers itself.
    return { pollingIntervalSeconds: database.kind === 'pglite' ? 10 : 2, batchSize: 1 };
  }

  async function handle(jobs: { data: JobData; signal: AbortSignal }[]): Promise<void> {
    for (const { data, signal } of jobs) {
      await work(data.key, AbortSignal.any([signal, handingOver.signal]));
    }
    // The next job is not left waiting until the queue is looked at again; one that has failed is, for its own good.
    wake();
  }

  function wake(): void {
    for (const worker of workers) boss?.notifyWorker(worker);
  }

  return {
    start() {
      starting ??= startUntilItWorks();
    },

    async ready() {
      if (boss === null) await Promise.race([starting, wait(longestStartMs, null, { ref: false })]);
      if (boss === null) throw new AppError('server.busy');
    },

    async send(transaction, key) {
      if (boss === null) throw new AppError('server.busy');
      await boss.send(name, { key } satisfies JobData, {
        singletonKey: String(key),
        db: inTransaction(transaction),
      });
    },

    wake,

    async stop() {
      stopping.abort();
      await starting;
      if (boss === null) return;
      const handOver = setTimeout(() => handingOver.abort(), longestStopMs);
      await boss.offWork(name, { wait: true });
      clearTimeout(handOver);
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Makes the tables of the queue, or brings them to the version of this pg-boss, so that servers need not when they start.
 */
export async function prepareJobTables(database: PortalDatabase): Promise<void> {
  const boss = newBoss(database);
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

function newBoss(database: PortalDatabase): PgBoss {
  const isAlone = database.kind === 'pglite';
  return new PgBoss({
    db: { executeSql: async (text, values) => database.query(text, values) },
    backend: database.kind,
    schedule: false,
    // Who looks after the jobs of servers that died; a process that is alone can only find its own.
    superviseIntervalSeconds: isAlone ? 60 : heartbeatSeconds / 5,
    monitorIntervalSeconds: isAlone ? 60 : heartbeatSeconds / 5,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
    monitorVacuum: false,
    reindex: false,
  });
}

function inTransaction(transaction: Db) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
