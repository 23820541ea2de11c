import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { MailRefusedError, type MailTransport } from './mail.ts';
import { leaseMails, storeResult, type MailResult, type LeasedMail } from './outboxQueries.ts';
import { shouldGiveUp, getRetryDelayMinutes } from './retries.ts';

export interface OutboxWorkerOptions {
  db: Db;
  transport: MailTransport;
  log: FastifyBaseLogger;
}

/** Sends the mails of the outbox. Several servers can run one on the same database. */
export interface OutboxWorker {
  /** Checks immediately, and then periodically. */
  start(): void;
  /** Checks immediately, for new mails. */
  wake(): void;
  /** Sends everything that is due, then returns. */
  sendDue(): Promise<void>;
  /** Stops after the current mails. Mails that take too long are left to the next worker. */
  stop(): Promise<void>;
}

/** Mails sent concurrently. */
const batchSize = 10;
/** Well below the lease duration. */
const sendTimeoutMs = 100_000;
/** For retries, which are minutes apart: new mails wake the worker. */
const pollIntervalMs = 60_000;
const stopTimeoutMs = 10_000;

export function createOutboxWorker({ db, transport, log }: OutboxWorkerOptions): OutboxWorker {
  /** Aborted when no more mails should be leased. */
  const closing = new AbortController();
  /** Aborted when mails in progress should be given up. */
  const aborting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let currentCheck: Promise<void> | null = null;
  let isCheckRequested = false;
  let isFailing = false;

  async function sendDue(): Promise<void> {
    while (!closing.signal.aborted) {
      const leaseId = randomUUID();
      const mails = await leaseMails(db, leaseId, batchSize);
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => send(mail, leaseId)));
    }
  }

  async function send(mail: LeasedMail, leaseId: string): Promise<void> {
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(sendTimeoutMs)]);
    const result = await transport.deliver(mail, signal).then(
      (): MailResult => ({ state: 'sent' }),
      (error: unknown) => toMailResult(error, mail),
    );
    // It is unknown whether the mail server accepted it. The lease expires, and the mail is sent again.
    if (aborting.signal.aborted && result.state === 'waiting') return;
    if (result.state !== 'sent') log.warn({ outboxId: mail.outboxId, result }, 'mail not delivered');
    await storeResult(db, mail.outboxId, leaseId, result);
  }

  /** Runs one check at a time. */
  function check(): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    if (currentCheck) {
      isCheckRequested = true;
      return;
    }
    currentCheck = checkOnce().finally(() => {
      currentCheck = null;
      if (closing.signal.aborted) return;
      timer = setTimeout(check, isCheckRequested ? 0 : pollIntervalMs);
      timer.unref();
      isCheckRequested = false;
    });
  }

  async function checkOnce(): Promise<void> {
    try {
      await sendDue();
      isFailing = false;
    } catch (error) {
      // Log once, not on every poll while the database is unreachable.
      if (!isFailing) log.warn({ err: error }, 'the outbox is unavailable');
      isFailing = true;
    }
  }

  return {
    start: check,
    wake: check,
    sendDue,
    async stop() {
      closing.abort();
      clearTimeout(timer);
      const giveUp = setTimeout(() => aborting.abort(), stopTimeoutMs);
      await currentCheck;
      clearTimeout(giveUp);
      transport.close();
    },
  };
}

const maxErrorLength = 500;

function toMailResult(error: unknown, { attempts, ageMinutes }: LeasedMail): MailResult {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
  if (error instanceof MailRefusedError || shouldGiveUp(attempts, ageMinutes)) {
    return { state: 'failed', error: text };
  }
  return { state: 'waiting', error: text, minutes: getRetryDelayMinutes(attempts) };
}
