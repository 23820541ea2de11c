// Declares what requests and routes of the server carry.
import '../../apps/server/src/plugins/access.ts';
import { plansOf } from '../../apps/server/src/benchmarks/plans.ts';
import { requestsPerSecond } from '../../apps/server/src/benchmarks/load.ts';
import { countMailers, listMailers } from '../../apps/server/src/services/provider/mailers/queries.ts';
import { toMailerSearch } from '../../apps/server/src/services/provider/mailers/search.ts';
import { placeInList } from '../../apps/server/src/services/provider/paging.ts';
import { atMostFigure, median, type Figure, type Section } from './figures.ts';
import { compareClients, listPath, onLargeDatabase, type LargeDatabase } from './largeDatabase.ts';
import { bearer, clientOf, logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

/** One way of asking for the list, and how often: slow ones less often. */
interface Question {
  name: string;
  query: { pageNumber?: number; descrContains?: string; saleBeginAfter?: string; sortBy?: string };
  rounds: number;
}

const rowsPerPage = 100;
const lastPage = 10_000;

const questions: readonly Question[] = [
  { name: 'first page', query: {}, rounds: 300 },
  { name: 'middle page', query: { pageNumber: lastPage / 2 }, rounds: 300 },
  { name: 'last page', query: { pageNumber: lastPage }, rounds: 300 },
  { name: 'middle page by code', query: { pageNumber: lastPage / 2, sortBy: 'Code' }, rounds: 60 },
  { name: 'contains a rare text', query: { descrContains: 'month 2023' }, rounds: 300 },
  { name: 'contains a text of every ninth mailer', query: { descrContains: 'quilting' }, rounds: 30 },
  {
    name: 'contains a text of every fifth, all of them old',
    query: { descrContains: 'event 2022' },
    rounds: 20,
  },
];

/** The list of a million mailers on PostgreSQL: the server beside a naked route with the same statements. */
export function benchMailerList(): Promise<Section> {
  return onLargeDatabase(measure);
}

async function measure({ server, naked, databaseUrl }: LargeDatabase): Promise<Section> {
  const login = bearer(await logIn(server, 'demo.admin'));
  const ours = clientOf(server, login);
  const theirs = clientOf(naked);
  const figures: Figure[] = [];
  for (const question of questions) {
    figures.push(...(await compareClients({ ...question, path: pathOf(question.query) }, ours, theirs)));
  }
  ours.close();
  theirs.close();

  const load = await underLoad(server, naked, login);
  figures.push(
    atMostFigure('memory of the server beside PostgreSQL', server.memoryMb()?.now ?? Number.NaN, 200, 'MB'),
  );
  return {
    title: 'The list of 1,000,000 mailers on PostgreSQL',
    how:
      `Pages of ${rowsPerPage} from the running server (session, access, validation, answer by contract) beside a ` +
      'process with one Fastify route and the same statements, asked in turns over one connection each. ' +
      'The times are those of the server at p50.',
    figures,
    details: [load, '### How PostgreSQL answers', ...(await plans(databaseUrl))].join('\n\n'),
  };
}

async function underLoad(
  server: ServerProcess,
  naked: ServerProcess,
  login: { authorization: string },
): Promise<string> {
  const perSecond = { server: [] as number[], naked: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    perSecond.server.push(await requestsPerSecond(new URL(pathOf({}), server.address).href, login, 2));
    perSecond.naked.push(await requestsPerSecond(new URL(pathOf({}), naked.address).href, {}, 2));
  }
  const [our, their] = [median(perSecond.server), median(perSecond.naked)];
  return `Ten clients at once get ${our.toFixed(0)} first pages a second from the server and ${their.toFixed(0)} from the naked route (median of three rounds of two seconds; client, servers and database share the machine).`;
}

function pathOf(query: Question['query']): string {
  return listPath('/api/mailer', { rowsPerPage, ...query });
}

/** The plans of count and page of each question, as Markdown. */
async function plans(databaseUrl: string): Promise<string[]> {
  const texts: string[] = [];
  for (const { name, query } of questions) {
    const search = toMailerSearch(query);
    const found = await plansOf(databaseUrl, async (db) => {
      const rowCount = await countMailers(db, search);
      await listMailers(db, search, placeInList(rowCount, query.pageNumber, rowsPerPage));
    });
    texts.push(`${name}:`, ...found.map((plan) => `\`\`\`\n${plan}\n\`\`\``));
  }
  return texts;
}
