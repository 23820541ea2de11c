import type { Config, ServicePair } from './config.ts';
import type { Identity } from './access/identity.ts';
import type { PageTree } from './access/pageTree.ts';
import type { ServiceApi } from './contract/operations.ts';
import type { PortalDatabase } from './db/database.ts';
import type { JobQueue } from './jobs/jobQueue.ts';
import type { OutboxWorker } from './mail/outboxWorker.ts';
import type { TicketSource } from './reporting-server/askForTicket.ts';
import type { Passwords } from './services/provider/authentication/passwords.ts';

/** The parts of the running server that handlers and plugins share. */
export interface Server {
  config: Config;
  database: PortalDatabase;
  passwords: Passwords;
  /** Tells who calls and what he reaches. */
  identity: Identity;
  /** Of the embedded provider. */
  pageTree: PageTree;
  /** Sends the messages to users. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Hands started barcode jobs to the servers that do them. */
  barcodeJobs: Pick<JobQueue, 'ready' | 'send' | 'wake'>;
  /** By which views of the reporting server are opened. */
  reportingTickets: TicketSource;
  /** By which the gateway is known to the embedded services. */
  servicePairs: Record<ServiceApi, ServicePair>;
}
