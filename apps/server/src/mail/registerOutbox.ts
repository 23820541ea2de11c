import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { createFileTransport } from './fileTransport.ts';
import type { MailTransport } from './mail.ts';
import { createOutboxWorker, type OutboxWorker } from './outboxWorker.ts';
import { createSmtpTransport } from './smtpTransport.ts';

/** Sends mails while the server runs. */
export function registerOutbox(app: FastifyInstance, config: Config, db: Db): OutboxWorker {
  const worker = createOutboxWorker({ db, transport: selectTransport(config), log: app.log });
  app.addHook('onReady', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
  return worker;
}

function selectTransport({ smtpUrl, mailFrom, dataDir }: Config): MailTransport {
  return smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom)
    : createFileTransport(path.join(dataDir, 'outbox'), mailFrom);
}
