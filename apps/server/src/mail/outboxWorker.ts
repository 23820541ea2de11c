import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { MailRefusedError, type Mail, type MailTransport } from './mail.ts';
import {
  removeOldMessages,
  takeMails,
  writeResult,
  type MailResult,
  type TakenMail,
} from './outboxQueries.ts';
import { isGivenUp, minutesToWait } from './retries.ts';

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
const longestSendMs = 100_000;
const lookEveryMs = 5_000;
const tidyEveryMs = 3_600_000;
const longestStopMs = 10_000;

export function createOutboxWorker({ db, transport, log }: OutboxWorkerOptions): OutboxWorker {
  /** Aborted when no more mails should be leased. */
  const ending = new AbortController();
  /** Aborted when mails in progress should be given up. */
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let isWoken = false;
  let isFailing = false;
  let tidiedAt = 0;

  async function sendDue(): Promise<void> {
    while (!ending.signal.aborted) {
      const leaseId = randomUUID();
      const mails = await takeMails(db, leaseId, batchSize);
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => send(mail, leaseId)));
    }
  }

  async function send(taken: TakenMail, leaseId: string): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestSendMs)]);
    const result = await transport.deliver(toMail(taken), signal).then(
      (): MailResult => ({ state: 'sent' }),
      (error: unknown) => resultOf(error, taken),
    );
    // It is unknown whether the mail server accepted it. The lease expires, and the mail is sent again.
    if (stopping.signal.aborted && result.state === 'waiting') return;
    if (result.state !== 'sent') log.warn({ outboxId: taken.outbox_id, result }, 'a mail was not delivered');
    await writeResult(db, taken.outbox_id, leaseId, result);
  }

  /** Runs one check at a time. */
  function look(): void {
    clearTimeout(timer);
    if (ending.signal.aborted) return;
    if (round) {
      isWoken = true;
      return;
    }
    round = lookOnce().finally(() => {
      round = null;
      if (ending.signal.aborted) return;
      timer = setTimeout(look, isWoken ? 0 : lookEveryMs);
      timer.unref();
      isWoken = false;
    });
  }

  async function lookOnce(): Promise<void> {
    try {
      await tidy();
      await sendDue();
      isFailing = false;
    } catch (error) {
      // Log once, not on every poll while the database is unreachable.
      if (!isFailing) log.warn({ err: error }, 'the outbox cannot be read');
      isFailing = true;
    }
  }

  async function tidy(): Promise<void> {
    if (performance.now() - tidiedAt < tidyEveryMs && tidiedAt > 0) return;
    await removeOldMessages(db);
    tidiedAt = performance.now();
  }

  return {
    start: look,
    wake: look,
    sendDue,
    async stop() {
      ending.abort();
      clearTimeout(timer);
      const giveUp = setTimeout(() => stopping.abort(), longestStopMs);
      await round;
      clearTimeout(giveUp);
      transport.close();
    },
  };
}

function toMail(taken: TakenMail): Mail {
  return {
    outboxId: taken.outbox_id,
    mailId: taken.mail_id,
    email: taken.email,
    name: taken.name,
    subject: taken.subject,
    body: taken.body,
    createdAt: taken.created_at,
  };
}

const longestError = 500;

function resultOf(error: unknown, { attempts, age_minutes }: TakenMail): MailResult {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
  if (error instanceof MailRefusedError || isGivenUp(attempts, age_minutes)) {
    return { state: 'failed', error: text };
  }
  return { state: 'waiting', error: text, minutes: minutesToWait(attempts) };
}
