import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db, PortalDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { getTraceForJob, runInTrace, type TraceOfJob } from '../tracing/jobTraces.ts';

export interface JobQueueOptions {
  name: string;
  database: PortalDatabase;
  log: FastifyBaseLogger;
  /**
   * Runs a job by key. It may be called again for the same job, also on another server, when the previous run crashed,
   * was stopped or lost the database. All writes must be fenced.
   * @param signal aborted when the job is lost to another server or this one stops: throw, and the job is run again
   */
  work: (key: number, signal: AbortSignal) => Promise<void>;
  /** Returns the keys of all unfinished jobs, from their permanent table. */
  listUnfinished: (db: Db) => Promise<readonly number[]>;
  /** How long running jobs may continue when the server stops; default 5 s. */
  stopTimeoutMs?: number;
}

/** Distributes jobs among the servers of a database. If a server dies, another one takes over. */
export interface JobQueue {
  /** Starts working, as soon as the database is available. */
  start(): void;
  /**
   * Waits until jobs can be sent.
   * @throws AppError server.busy on timeout
   */
  waitUntilReady(): Promise<void>;
  /** Enqueues a job when the transaction commits, once per key; call `waitUntilReady` before the transaction. */
  send(transaction: Db, key: number): Promise<void>;
  /** Checks for new jobs immediately. */
  wake(): void;
  /** Gives running jobs some seconds to finish, then leaves them to another server. */
  stop(): Promise<void>;
}

interface JobData {
  key: number;
  /** Of the request that sent it, if it is traced. */
  trace?: TraceOfJob | undefined;
}

/** Jobs run concurrently by a server. */
const concurrency = 2;
/** After this time without a heartbeat (the minimum of pg-boss) a job is given to another server. */
const heartbeatSeconds = 10;
const maxJobSeconds = 86_400;
/** The job itself gives up long before. */
const retryLimit = 10_000;
/** For what pg-boss cleans up. */
const rareSeconds = 3_600;
const startRetryDelayMs = 2_000;
const startTimeoutMs = 5_000;
const defaultStopTimeoutMs = 5_000;
const reportIntervalMs = 60_000;

/** Sets up pg-boss. No other module depends on it. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { name, database, log, work, listUnfinished, stopTimeoutMs = defaultStopTimeoutMs } = options;
  const stopping = new AbortController();
  const handingOver = new AbortController();
  let boss: PgBoss | null = null;
  let workers: string[] = [];
  let starting: Promise<void> | null = null;
  let reportedAt = -reportIntervalMs;

  /** Logs at most once a minute while the database is unreachable. */
  function report(error: unknown): void {
    if (stopping.signal.aborted || performance.now() - reportedAt < reportIntervalMs) return;
    reportedAt = performance.now();
    log.warn({ err: error }, 'the job queue is unavailable');
  }

  async function startWithRetry(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = createBoss(database);
      next.on('error', report);
      try {
        await startBoss(next);
        boss = next;
        return;
      } catch (error) {
        report(error);
        await next.stop({ graceful: false }).catch(report);
        await wait(startRetryDelayMs, null, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }

  async function startBoss(next: PgBoss): Promise<void> {
    await next.start();
    await next.createQueue(name, {
      policy: 'exclusive',
      retryLimit,
      retryDelay: 0,
      expireInSeconds: maxJobSeconds,
      heartbeatSeconds,
      deleteAfterSeconds: 3_600,
    });
    // Let pg-boss cache the queue now. Later a transaction may hold PGlite's only connection.
    await next.findJobs(name, { key: '0' });
    for (const key of await listUnfinished(database.db)) await resend(next, key);
    workers = await Promise.all(
      Array.from({ length: concurrency }, () => next.work(name, getPollOptions(), handle)),
    );
  }

  /** Enqueues a job that no server works on, or that the previous process left unfinished. */
  async function resend(next: PgBoss, key: number): Promise<void> {
    if (database.kind === 'pglite') {
      const found = await next.findJobs(name, { key: String(key) });
      const left = found.filter((job) => job.state === 'active').map(({ id }) => id);
      if (left.length > 0) await next.fail(name, left);
    }
    await next.send(name, { key } satisfies JobData, { singletonKey: String(key) });
  }

  function getPollOptions() {
    // With PGlite only this process sends jobs, and it wakes its workers itself.
    return { pollingIntervalSeconds: database.kind === 'pglite' ? 30 : 2, batchSize: 1 };
  }

  async function handle(jobs: { data: JobData; signal: AbortSignal }[]): Promise<void> {
    for (const { data, signal } of jobs) {
      const stopped = AbortSignal.any([signal, handingOver.signal]);
      await runInTrace(name, data.trace, () => work(data.key, stopped));
    }
    // Start the next job without waiting for the next poll. A failed job does wait, as a back-off.
    wake();
  }

  function wake(): void {
    for (const worker of workers) boss?.notifyWorker(worker);
  }

  return {
    start() {
      starting ??= startWithRetry();
    },

    async waitUntilReady() {
      if (boss === null) await Promise.race([starting, wait(startTimeoutMs, null, { ref: false })]);
      if (boss === null) throw new AppError('server.busy');
    },

    async send(transaction, key) {
      if (boss === null) throw new AppError('server.busy');
      await boss.send(name, { key, trace: getTraceForJob() } satisfies JobData, {
        singletonKey: String(key),
        db: toTransactionExecutor(transaction),
      });
    },

    wake,

    async stop() {
      stopping.abort();
      await starting;
      if (boss === null) return;
      const handOver = setTimeout(() => handingOver.abort(), stopTimeoutMs);
      await boss.offWork(name, { wait: true });
      clearTimeout(handOver);
      await boss.stop({ graceful: false });
    },
  };
}

/** Creates or migrates the tables of the queue, so that servers do not need to on startup. */
export async function prepareJobTables(database: PortalDatabase): Promise<void> {
  const boss = createBoss(database);
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

function createBoss(database: PortalDatabase): PgBoss {
  const isSingleProcess = database.kind === 'pglite';
  return new PgBoss({
    db: { executeSql: async (text, values) => database.query(text, values) },
    backend: database.kind,
    schedule: false,
    // Detects jobs of crashed servers. A single process has only its own.
    superviseIntervalSeconds: isSingleProcess ? rareSeconds : heartbeatSeconds / 5,
    monitorIntervalSeconds: isSingleProcess ? rareSeconds : heartbeatSeconds / 5,
    maintenanceIntervalSeconds: rareSeconds,
    flowIntervalSeconds: rareSeconds,
    bamIntervalSeconds: rareSeconds,
    monitorVacuum: false,
    reindex: false,
  });
}

function toTransactionExecutor(transaction: Db) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
