import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import type { Section } from '../sections/section.ts';
import { inEmptyFolder, startServer, type ServerProcess } from '../server/serverProcess.ts';
import { ask, askJson, onPostgres, signedIn, type Answer, type Sent } from '../server/target.ts';
import { figure, type Tally } from './section.ts';

const defaultRounds = 10;
/** When something is killed, after the writing began. */
const killAfterMs = { min: 150, max: 2_000 };
const recoveryMs = 30_000;
/** Ranges and promo codes of each campaign: all of them are stored, or none. */
const rangeCount = 3;
const promocodeCount = 4;
/** The row that is overwritten: a default value of the demo data. */
const counterKey = 'OverheadRatePct';

/** What the server has acknowledged as stored. */
interface Acknowledged {
  roles: Set<string>;
  campaigns: Set<number>;
  /** Last text of the row that is overwritten. */
  counter: number;
  /** Number of the last name that was used. */
  made: number;
}

export const kill: Section = {
  name: 'kill',
  title: 'kill',
  how: `Four writers at once add roles and campaigns (${rangeCount} ranges, ${promocodeCount} promo codes) and overwrite one row, until SIGKILL comes after ${killAfterMs.min} to ${killAfterMs.max} ms. After the restart every acknowledged write of all rounds is compared.`,
  async run({ seed, rounds = defaultRounds }) {
    const moments = fc.sample(fc.integer(killAfterMs), { seed, numRuns: rounds });
    return [
      await figure(`embedded database: the server killed ${rounds} times`, (tally) =>
        inEmptyFolder((folder) => killServer(tally, moments, { DATA_DIR: join(folder, 'data') })),
      ),
      await figure(`PostgreSQL: the server killed ${rounds} times`, (tally) =>
        onPostgres(({ settings }) => killServer(tally, moments, settings)),
      ),
      await figure(`PostgreSQL: its main process killed ${rounds} times`, (tally) =>
        onPostgres(async ({ postgres, settings }) => {
          const server = await startServer(settings);
          const stored: Acknowledged = nothing();
          for (const moment of moments) {
            await writeUntil(tally, server, stored, async () => {
              await wait(moment);
              await postgres.kill();
            });
            await postgres.startAgain();
            await untilReady(server);
            await compare(tally, server, stored);
          }
          await server.stop();
          checkAmount(tally, stored);
        }),
      ),
    ];
  },
};

async function killServer(
  tally: Tally,
  moments: readonly number[],
  settings: Record<string, string>,
): Promise<void> {
  const stored = nothing();
  let server = await startServer(settings);
  for (const moment of moments) {
    await writeUntil(tally, server, stored, async () => {
      await wait(moment);
      await server.kill();
    });
    server = await startServer(settings);
    await compare(tally, server, stored);
  }
  await server.stop();
  checkAmount(tally, stored);
}

function nothing(): Acknowledged {
  return { roles: new Set(), campaigns: new Set(), counter: 0, made: 0 };
}

/** A run that wrote next to nothing has proved nothing. */
function checkAmount(tally: Tally, { roles, campaigns, counter }: Acknowledged): void {
  tally.check(roles.size > 0 && campaigns.size > 0 && counter > 0, () => 'A writer never had an answer.');
}

/**
 * Writes by four callers while something is killed. Each goes on until it gets no answer, or a 5xx; after the kill
 * none begins another write.
 */
async function writeUntil(
  tally: Tally,
  server: ServerProcess,
  stored: Acknowledged,
  killing: () => Promise<void>,
): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const killed = new AbortController();
  /** Whether a write was acknowledged. Any other answer but a 5xx is a failure: nothing here deserves a refusal. */
  const isStored = async (sent: Sent, read: (answer: Answer) => boolean): Promise<boolean> => {
    const answer = await ask(server, { headers, ...sent }).catch(() => null);
    if (answer === null || answer.status >= 500) return false;
    const isGood = answer.status < 300 && read(answer);
    tally.check(isGood, () => `A write was refused: ${answer.status} ${answer.text}`);
    return isGood;
  };
  const addRole = () => {
    const rolename = `Kill ${(stored.made += 1)}`;
    const sent = { method: 'POST', path: '/api/role', body: { rolename } };
    return isStored(sent, () => Boolean(stored.roles.add(rolename)));
  };
  const addCampaign = () => {
    const sent = { method: 'POST', path: '/api/campaign', body: campaignOf((stored.made += 1)) };
    return isStored(sent, ({ text }) => {
      const { campaign } = JSON.parse(text) as { campaign?: { campaignId: number } };
      if (campaign) stored.campaigns.add(campaign.campaignId);
      return Boolean(campaign);
    });
  };
  const overwrite = () => {
    const next = stored.counter + 1;
    const body = { defaultKey: counterKey, defaultValue1: String(next), defaultHelpText: 'Counts' };
    return isStored({ method: 'PUT', path: '/api/defaultvalue', body }, () => {
      stored.counter = next;
      return true;
    });
  };
  const writing = [addRole, addCampaign, addCampaign, overwrite].map(async (add) => {
    while (!killed.signal.aborted && (await add()));
  });
  await killing();
  killed.abort();
  await Promise.all(writing);
}

function campaignOf(number: number) {
  const numbered = (count: number, entries: (n: number) => [string, string][]) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => entries(index + 1)).flat());
  return {
    campaign: {
      shortDescription: `Kill ${number}`,
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

/** Every acknowledged write is stored, and every campaign is whole, acknowledged or not. */
async function compare(tally: Tally, server: ServerProcess, stored: Acknowledged): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const read = <T>(path: string) => askJson<T>(server, { method: 'GET', path, headers });

  const roles = new Set((await read<{ rolename: string }[]>('/api/role')).map(({ rolename }) => rolename));
  for (const role of stored.roles) tally.check(roles.has(role), () => `The role ${role} is lost.`);

  const values = await read<{ defaultKey: string; defaultValue1: string }[]>('/api/defaultvalue');
  const counter = Number(values.find(({ defaultKey }) => defaultKey === counterKey)?.defaultValue1);
  const isLost = stored.counter > 0 && counter < stored.counter;
  tally.check(!isLost, () => `The text ${stored.counter} is lost, ${counter} is there.`);

  const ids = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read<{ totalPagesAvailable: number; campaignData: { campaignId: number }[] }>(
      `/api/campaign?descr=Kill&descrOp=contains&rowsPerPage=500&pageNumber=${page}`,
    );
    pages = answer.totalPagesAvailable;
    for (const { campaignId } of answer.campaignData) ids.add(campaignId);
  }
  for (const id of stored.campaigns) tally.check(ids.has(id), () => `The campaign ${id} is lost.`);
  for (const id of ids) {
    const detail = await read<Record<'campaign' | 'promocodes', object>>(`/api/campaign/${id}`);
    const filled = (record: object, names: RegExp) =>
      Object.entries(record).filter(([name, value]) => names.test(name) && value !== null && value !== '')
        .length;
    const ranges = filled(detail.campaign, /^mailerCode\d+Start$/);
    const codes = filled(detail.promocodes, /^promocode\d+$/);
    tally.check(ranges === rangeCount && codes === promocodeCount, () => {
      return `The campaign ${id} has ${ranges} ranges and ${codes} promo codes.`;
    });
  }
}

async function untilReady(server: ServerProcess): Promise<void> {
  const until = performance.now() + recoveryMs;
  for (;;) {
    const answer = await ask(server, { method: 'GET', path: '/readyz' }).catch(() => null);
    if (answer?.status === 200) return;
    if (performance.now() > until) throw new Error('The server did not reconnect to its database.');
    await wait(100);
  }
}
