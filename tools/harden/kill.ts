import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { figure, type Tally, type Section } from '../sections/section.ts';
import {
  ask,
  askJson,
  inEmptyFolder,
  onPostgres,
  signedIn,
  startServer,
  type Sent,
  type ServerProcess,
} from '../server/target.ts';

/** Delay between the first write and the kill. */
const killAfterMs = { min: 150, max: 2_000 };
/** Ranges and promo codes of each campaign: all of them are stored, or none. */
const [rangeCount, promocodeCount] = [3, 4];
/** The row that is overwritten: a default value of the demo data. */
const counterKey = 'OverheadRatePct';
const recoveryMs = 30_000;

/** What is killed between two rounds, and how it starts again. */
interface Victim {
  server: ServerProcess;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** Writes acknowledged by the server, or stored rows. */
interface Stored {
  roles: Set<string>;
  campaigns: Set<number>;
  /** Last text of the row that is overwritten. */
  counter: number;
}

export const kill: Section = {
  name: 'kill',
  how: `Four writers at once add roles and campaigns (${rangeCount} ranges, ${promocodeCount} promo codes) and overwrite one row, until SIGKILL is sent after ${killAfterMs.min} to ${killAfterMs.max} ms. After the restart every acknowledged write of all rounds is compared.`,
  async run({ seed, rounds = 10 }) {
    const moments = fc.sample(fc.integer(killAfterMs), { seed, numRuns: rounds });
    return [
      await figure(`embedded database: the server killed ${rounds} times`, (tally) =>
        inEmptyFolder(async (folder) =>
          killWriters(tally, moments, await serverAsVictim({ DATA_DIR: join(folder, 'data') })),
        ),
      ),
      await figure(`PostgreSQL: the server killed ${rounds} times`, (tally) =>
        onPostgres(async ({ settings }) => killWriters(tally, moments, await serverAsVictim(settings))),
      ),
      await figure(`PostgreSQL: its main process killed ${rounds} times`, (tally) =>
        onPostgres(async ({ postgres, settings }) => {
          const server = await startServer(settings);
          const start = async () => {
            await postgres.startAgain();
            const isReady = async () =>
              (await ask(server, { path: '/readyz' }, 1).catch(() => null))?.status === 200;
            const deadline = AbortSignal.timeout(recoveryMs);
            while (!(await isReady())) {
              deadline.throwIfAborted();
              await wait(200);
            }
          };
          await killWriters(tally, moments, { server, kill: () => postgres.kill(), start });
        }),
      ),
    ];
  },
};

async function serverAsVictim(settings: Record<string, string>): Promise<Victim> {
  const victim: Victim = {
    server: await startServer(settings),
    kill: () => victim.server.kill(),
    start: async () => void (victim.server = await startServer(settings)),
  };
  return victim;
}

async function killWriters(tally: Tally, moments: readonly number[], victim: Victim): Promise<void> {
  const stored: Stored = { roles: new Set(), campaigns: new Set(), counter: 0 };
  for (const moment of moments) {
    await writeUntilKilled(tally, victim, stored, moment);
    await victim.start();
    await compare(tally, victim.server, stored);
  }
  await victim.server.stop();
  const { roles, campaigns, counter } = stored;
  tally.check(roles.size > 0 && campaigns.size > 0 && counter > 0, () => 'A writer never had an answer.');
}

/** Number of the last name that was used. */
let lastName = 0;

/** Four writers, each until it gets no response or a 5xx; after the kill no new writes are started. */
async function writeUntilKilled(tally: Tally, victim: Victim, stored: Stored, moment: number): Promise<void> {
  const headers = await signedIn(victim.server, 'demo.admin');
  const killed = new AbortController();
  const write = async (sent: Sent, note: (response: { campaign?: { campaignId: number } }) => void) => {
    const response = await ask(victim.server, { headers, ...sent }, 1).catch(() => null);
    if (response === null || response.status >= 500) return false;
    // All of these writes are valid.
    tally.check(response.status < 300, () => `A write was refused: ${response.status} ${response.text}`);
    if (response.status < 300) note(response.text === '' ? {} : JSON.parse(response.text));
    return response.status < 300;
  };
  const addRole = () => {
    const rolename = `Kill ${(lastName += 1)}`;
    return write({ method: 'POST', path: '/api/role', body: { rolename } }, () => stored.roles.add(rolename));
  };
  const addCampaign = () =>
    write(
      { method: 'POST', path: '/api/campaign', body: campaignOf('Kill', (lastName += 1)) },
      ({ campaign }) => {
        tally.check(campaign !== undefined, () => 'A campaign was not saved.');
        if (campaign) stored.campaigns.add(campaign.campaignId);
      },
    );
  const overwrite = () => {
    const next = stored.counter + 1;
    const body = { defaultKey: counterKey, defaultValue1: String(next), defaultHelpText: 'Counts' };
    return write({ method: 'PUT', path: '/api/defaultvalue', body }, () => (stored.counter = next));
  };
  const writing = [addRole, addCampaign, addCampaign, overwrite].map(async (add) => {
    while (!killed.signal.aborted && (await add()));
  });
  await wait(moment);
  await victim.kill();
  killed.abort();
  await Promise.all(writing);
}

/** A complete campaign, named `Kill 7`; its promo codes are those of no other number. */
export function campaignOf(word: string, number: number) {
  const numbered = (count: number, entries: (n: number) => [string, string][]) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => entries(index + 1)).flat());
  return {
    campaign: {
      shortDescription: `${word} ${number}`,
      saleDateBegin: '20250306',
      saleDateEnd: '20250319',
      ...numbered(rangeCount, (n) => [
        [`mailerCode${n}Start`, `4${n}0000`],
        [`mailerCode${n}End`, `4${n}0099`],
      ]),
    },
    promocodes: numbered(promocodeCount, (n) => [[`promocode${n}`, `K${number}P${n}`]]),
  };
}

/** Every acknowledged write is stored, and every campaign is complete, acknowledged or not. */
async function compare(tally: Tally, server: ServerProcess, stored: Stored): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const read = <T>(path: string) => askJson<T>(server, { path, headers });
  const found: Stored = { roles: new Set(), campaigns: new Set(), counter: 0 };
  for (const { rolename } of await read<{ rolename: string }[]>('/api/role')) found.roles.add(rolename);
  const values = await read<{ defaultKey: string; defaultValue1: string }[]>('/api/defaultvalue');
  found.counter = Number(values.find(({ defaultKey }) => defaultKey === counterKey)?.defaultValue1);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await read<{ totalPagesAvailable: number; campaignData: { campaignId: number }[] }>(
      `/api/campaign?descr=Kill&descrOp=contains&rowsPerPage=500&pageNumber=${page}`,
    );
    pages = response.totalPagesAvailable;
    for (const { campaignId } of response.campaignData) found.campaigns.add(campaignId);
  }
  for (const role of stored.roles) tally.check(found.roles.has(role), () => `The role ${role} is lost.`);
  for (const id of stored.campaigns)
    tally.check(found.campaigns.has(id), () => `The campaign ${id} is lost.`);
  const isKept = stored.counter === 0 || found.counter >= stored.counter;
  tally.check(isKept, () => `The text ${stored.counter} is lost, ${found.counter} is there.`);
  for (const id of found.campaigns) {
    const { campaign, promocodes } = await read<Record<string, object>>(`/api/campaign/${id}`);
    const filled = (names: RegExp, record = {}) =>
      Object.entries(record).filter(([name, value]) => names.test(name) && value).length;
    const counts = [filled(/^mailerCode\d+Start$/, campaign), filled(/^promocode\d+$/, promocodes)];
    tally.check(counts[0] === rangeCount && counts[1] === promocodeCount, () => {
      return `The campaign ${id} has ${counts.join(' ranges and ')} promo codes.`;
    });
  }
}
