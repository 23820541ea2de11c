/**
 * Baseline of the benchmark: a process with two Fastify routes that run the same list queries for mailers and
 * campaigns, without session, access check, validation or logging.
 */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { countCampaigns, listCampaigns } from '../services/provider/campaigns/queries.ts';
import { toCampaignSearch } from '../services/provider/campaigns/search.ts';
import { countMailers, listMailers } from '../services/provider/mailers/queries.ts';
import { toMailerSearch } from '../services/provider/mailers/search.ts';
import { findPagePosition, type PagePosition } from '../services/lists/paging.ts';

type MailerQuery = Parameters<typeof toMailerSearch>[0];
type CampaignQuery = Parameters<typeof toCampaignSearch>[0];

const config = readConfig();
const { db } = await openDatabase(config, () => {});
const app = Fastify();

app.get<{ Querystring: MailerQuery }>('/api/mailer', async ({ query }) => {
  const search = toMailerSearch(query);
  const position = findPosition(await countMailers(db, search), query);
  return { ...position, mailerData: await listMailers(db, search, position) };
});

app.get<{ Querystring: CampaignQuery }>('/api/campaign', async ({ query }) => {
  const search = toCampaignSearch(query);
  const position = findPosition(await countCampaigns(db, search), query);
  return { ...position, campaignData: await listCampaigns(db, search, position) };
});

await app.listen({ host: config.host, port: config.port });
process.on('SIGTERM', () => process.exit(0));
// The line that `startProcess` waits for.
process.stdout.write(
  `Portal ready at http://localhost:${(app.server.address() as AddressInfo).port}/portal/\n`,
);

function findPosition(
  rowCount: number,
  { pageNumber, rowsPerPage }: Pick<MailerQuery, 'pageNumber' | 'rowsPerPage'>,
): PagePosition {
  return findPagePosition(rowCount, Number(pageNumber ?? 1), Number(rowsPerPage ?? 100));
}
