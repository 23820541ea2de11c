/**
 * What the benchmark holds the server against: a process with one Fastify route that runs the same statements for the
 * list of mailers, and does nothing else: no session, no access check, no validation, no log.
 */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { countMailers, listMailers } from '../services/provider/mailers/queries.ts';
import { toMailerSearch } from '../services/provider/mailers/search.ts';
import { placeInList } from '../services/provider/paging.ts';

type Query = Parameters<typeof toMailerSearch>[0];

const config = readConfig();
const { db } = await openDatabase(config, () => {});
const app = Fastify();

app.get<{ Querystring: Query }>('/api/mailer', async ({ query }) => {
  const search = toMailerSearch(query);
  const rowCount = await countMailers(db, search);
  const place = placeInList(rowCount, Number(query.pageNumber ?? 1), Number(query.rowsPerPage ?? 100));
  return { ...place, mailerData: await listMailers(db, search, place) };
});

await app.listen({ host: config.host, port: config.port });
process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`Portal ready at http://localhost:${(app.server.address() as AddressInfo).port}/\n`);
