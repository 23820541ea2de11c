import type { Config, ServiceCredentials } from './config/config.ts';
import type { Identity } from './access/identity.ts';
import type { HomeContent } from './services/provider/home/homeContent.ts';
import type { SearchWords } from './services/provider/search/searchWords.ts';
import type { UserList } from './services/provider/users/userList.ts';
import type { PageTree } from './services/provider/pages/pageTree.ts';
import type { ServiceApi } from './contract/operations.ts';
import type { PortalDatabase } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { LimiterPerKey } from './load/limiter.ts';
import type { JobQueue } from './jobs/jobQueue.ts';
import type { OutboxWorker } from './mail/outboxWorker.ts';
import type { TicketSource } from './reporting-server/ticketSource.ts';
import type { Passwords } from './services/provider/authentication/passwords.ts';

/** The shared parts of the running server. */
export interface Server {
  config: Config;
  database: PortalDatabase;
  passwords: Passwords;
  /** `null` without one: reports are read from the database. */
  replica: Replica | null;
  /** Limits the reports and large lists of each user. */
  longCalls: LimiterPerKey;
  /** Identifies callers and their permissions. */
  identity: Identity;
  /** Page tree of the embedded provider. */
  pageTree: PageTree;
  /** All users, for callers who may read them. */
  userList: UserList;
  /** Figures of the home page. */
  homeContent: HomeContent;
  /** Words that typos are corrected to. */
  searchWords: SearchWords;
  /** Sends messages to users. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Enqueues started barcode jobs. */
  barcodeJobs: Pick<JobQueue, 'waitUntilReady' | 'send' | 'wake'>;
  /** Issues tickets for views of the reporting server. */
  reportingTickets: TicketSource;
  /** The gateway's credentials for the embedded services. */
  serviceCredentials: Record<ServiceApi, ServiceCredentials>;
}
