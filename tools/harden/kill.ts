import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../apps/server/src/testing/temporaryPostgres.ts';
import { inEmptyFolder, startServer, type ServerProcess } from '../bench/serverProcess.ts';
import { figure, type Options, type Section, type Tally } from './section.ts';
import { ask, settingsOf, signedIn, type Answer } from './target.ts';

const defaultRounds = 10;
/** When something is killed, after the writing began. */
const killAfterMs = { min: 150, max: 2_000 };
/** A database that was killed is open again long before. */
const recoveryMs = 30_000;
/** Ranges and promo codes of each campaign: all of them are stored, or none. */
const rangeCount = 3;
const promocodeCount = 4;

/** The row that is written over: a default value of the demo data. */
const counterKey = 'OverheadRatePct';

/** What the server has said to be stored. */
interface Acknowledged {
  roles: Set<string>;
  campaigns: Set<number>;
  /** Texts of one row that is written over and over. */
  counter: number;
  /** So that names are never used twice. */
  made: number;
}

/** Servers and databases killed while they write; what was acknowledged is there afterwards, nothing is half. */
export async function hardenKill({ seed, rounds = defaultRounds }: Options): Promise<Section> {
  const moments = fc.sample(fc.integer(killAfterMs), { seed, numRuns: rounds });
  return {
    title: 'kill',
    how: `Four writers at once add roles and campaigns (${rangeCount} ranges, ${promocodeCount} promo codes) and write over one row, until SIGKILL comes after ${killAfterMs.min} to ${killAfterMs.max} ms (seed ${seed}, ${rounds} rounds). After the restart every acknowledged write of all rounds is compared.`,
    figures: [
      await figure(`embedded database: the server killed ${rounds} times`, (tally) =>
        killEmbedded(tally, moments),
      ),
      await figure(`PostgreSQL: the server killed ${rounds} times`, (tally) => killServer(tally, moments)),
      await figure(`PostgreSQL: its main process killed ${rounds} times`, (tally) =>
        killDatabase(tally, moments),
      ),
    ],
  };
}

function killEmbedded(tally: Tally, moments: readonly number[]): Promise<void> {
  return inEmptyFolder((folder) => killInRounds(tally, moments, { DATA_DIR: join(folder, 'data') }));
}

function killServer(tally: Tally, moments: readonly number[]): Promise<void> {
  return onPostgres((postgres, folder) =>
    killInRounds(tally, moments, settingsOf(postgres.url('postgres'), folder)),
  );
}

async function killInRounds(
  tally: Tally,
  moments: readonly number[],
  settings: Record<string, string>,
): Promise<void> {
  const stored = nothing();
  for (const moment of moments) {
    const server = await startServer(settings);
    await compare(tally, server, stored);
    const killed = new AbortController();
    const writing = writeUntil(killed.signal, tally, server, stored);
    await wait(moment);
    await server.kill();
    killed.abort();
    await writing;
  }
  const server = await startServer(settings);
  await compare(tally, server, stored);
  await server.stop();
  checkAmount(tally, stored);
}

function killDatabase(tally: Tally, moments: readonly number[]): Promise<void> {
  return onPostgres(async (postgres, folder) => {
    const server = await startServer(settingsOf(postgres.url('postgres'), folder));
    const stored = nothing();
    for (const moment of moments) {
      const killed = new AbortController();
      const writing = writeUntil(killed.signal, tally, server, stored);
      await wait(moment);
      await postgres.kill();
      killed.abort();
      await postgres.startAgain();
      await writing;
      await untilReady(server);
      await compare(tally, server, stored);
    }
    await server.stop();
    checkAmount(tally, stored);
  });
}

function onPostgres(work: (postgres: TemporaryPostgres, folder: string) => Promise<void>): Promise<void> {
  return inEmptyFolder(async (folder) => {
    const postgres = await startTemporaryPostgres();
    try {
      await work(postgres, folder);
    } finally {
      await postgres.stop();
    }
  });
}

function nothing(): Acknowledged {
  return { roles: new Set(), campaigns: new Set(), counter: 0, made: 0 };
}

/** A run that wrote next to nothing has shown nothing. */
function checkAmount(tally: Tally, { roles, campaigns, counter }: Acknowledged): void {
  tally.check(roles.size > 0 && campaigns.size > 0 && counter > 0, () => 'Some writer never had an answer.');
  console.log(`acknowledged: ${roles.size} roles, ${campaigns.size} campaigns, ${counter} texts`);
}

/**
 * Writes by four callers; each goes on until it gets no answer, or one that says the database is away. The signal ends
 * those who noticed nothing: a write that waits for a connection outlives the death of a database.
 */
async function writeUntil(
  killed: AbortSignal,
  tally: Tally,
  server: ServerProcess,
  stored: Acknowledged,
): Promise<void> {
  const headers = await signedIn(server, 'demo.admin').catch(() => null);
  if (!headers) return;
  const send = (method: string, path: string, body: object): Promise<Answer | null> =>
    ask(server, { method, path, headers, body: JSON.stringify(body) }).catch(() => null);
  /** @returns whether to go on: not after the end, and not after a refusal, which nothing here deserves */
  const acknowledged = (answer: Answer | null, isStored: (answer: Answer) => boolean): boolean => {
    if (answer === null || answer.status >= 500) return false;
    tally.check(isStored(answer), () => `A write was refused: ${answer.status} ${answer.text}`);
    return isStored(answer);
  };
  const untilLost = async (write: () => Promise<boolean>) => {
    while (!killed.aborted && (await write()));
  };
  const writeRole = async () => {
    const rolename = `Kill ${(stored.made += 1)}`;
    const isStored = acknowledged(
      await send('POST', '/api/role', { rolename }),
      ({ status }) => status === 201,
    );
    if (isStored) stored.roles.add(rolename);
    return isStored;
  };
  const writeCampaign = async () => {
    const answer = await send('POST', '/api/campaign', campaignOf((stored.made += 1)));
    return acknowledged(answer, ({ text }) => {
      const { campaign } = JSON.parse(text) as { campaign?: { campaignId: number } };
      if (campaign) stored.campaigns.add(campaign.campaignId);
      return Boolean(campaign);
    });
  };
  const writeOver = async () => {
    const next = stored.counter + 1;
    const body = { defaultKey: counterKey, defaultValue1: String(next), defaultHelpText: 'Counts' };
    const isStored = acknowledged(await send('PUT', '/api/defaultvalue', body), ({ status }) => status < 300);
    if (isStored) stored.counter = next;
    return isStored;
  };
  await Promise.all([writeRole, writeCampaign, writeCampaign, writeOver].map(untilLost));
}

function campaignOf(number: number) {
  const ranges = Array.from({ length: rangeCount }, (_, index) => [
    [`mailerCode${index + 1}Start`, `4${index}0000`],
    [`mailerCode${index + 1}End`, `4${index}0099`],
  ]);
  const promocodes = Array.from({ length: promocodeCount }, (_, index) => [
    `promocode${index + 1}`,
    `K${number}P${index}`,
  ]);
  return {
    campaign: {
      shortDescription: `Kill ${number}`,
      saleDateBegin: '20250306',
      saleDateEnd: '20250319',
      ...Object.fromEntries(ranges.flat()),
    },
    promocodes: Object.fromEntries(promocodes),
  };
}

async function compare(tally: Tally, server: ServerProcess, stored: Acknowledged): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const read = async (path: string) => {
    const answer = await ask(server, { method: 'GET', path, headers });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as unknown;
  };

  const roles = new Set(
    ((await read('/api/role')) as { rolename: string }[]).map(({ rolename }) => rolename),
  );
  for (const role of stored.roles) tally.check(roles.has(role), () => `The role ${role} is lost.`);

  const values = (await read('/api/defaultvalue')) as { defaultKey: string; defaultValue1: string }[];
  const counter = Number(values.find(({ defaultKey }) => defaultKey === counterKey)?.defaultValue1);
  tally.check(
    stored.counter === 0 || counter >= stored.counter,
    () => `The text ${stored.counter} was written over by ${counter}.`,
  );

  const campaigns = await campaignsOf(read);
  for (const id of stored.campaigns) tally.check(campaigns.has(id), () => `The campaign ${id} is lost.`);
  for (const id of campaigns) {
    const { campaign, promocodes } = (await read(`/api/campaign/${id}`)) as Record<
      string,
      Record<string, unknown>
    >;
    const ranges = filled(campaign, /^mailerCode\d+Start$/);
    const codes = filled(promocodes, /^promocode\d+$/);
    tally.check(ranges === rangeCount && codes === promocodeCount, () => {
      return `The campaign ${id} has ${ranges} ranges and ${codes} promo codes.`;
    });
  }
}

/** Ids of all campaigns of this section, acknowledged or not. */
async function campaignsOf(read: (path: string) => Promise<unknown>): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = (await read(
      `/api/campaign?descr=Kill&descrOp=contains&rowsPerPage=500&pageNumber=${page}`,
    )) as {
      totalPagesAvailable: number;
      campaignData: { campaignId: number }[];
    };
    pages = answer.totalPagesAvailable;
    for (const { campaignId } of answer.campaignData) ids.add(campaignId);
  }
  return ids;
}

function filled(record: Record<string, unknown> | undefined, names: RegExp): number {
  return Object.entries(record ?? {}).filter(
    ([name, value]) => names.test(name) && value !== null && value !== '',
  ).length;
}

async function untilReady(server: ServerProcess): Promise<void> {
  const until = performance.now() + recoveryMs;
  for (;;) {
    const answer = await ask(server, { method: 'GET', path: '/readyz' }).catch(() => null);
    if (answer?.status === 200) return;
    if (performance.now() > until) throw new Error('The server did not find its database again.');
    await wait(100);
  }
}
