import { operations, type FoundOperation } from '../contract/documents.ts';
import { figure, type Tally, type Section } from '../sections/section.ts';
import { ask, askJson, onTarget, signedIn, type Received, type Target } from '../server/target.ts';
import { differenceOf, refusesInSuccess } from './contractChecks.ts';
import { hostileTexts, hostileTrials, invalidTrials, validTrials, type Trial } from './generator.ts';

/** They end sessions or count failed logins, so they run last. */
const lastOperations = ['logout', 'changePassword', 'login'];
const inOrder = operations.toSorted((a, b) => lastOperations.indexOf(a.id) - lastOperations.indexOf(b.id));

/** Internals of the server: stack traces, statements, file paths. */
const internals =
  /node:internal|node_modules|\.(?:ts|js):\d+|\/apps\/server\/|syntax error at|violates \w+[- ]\w+ constraint|relation "|column "|\bpg_(?!sleep)|pgboss|kysely|(?:insert into|update|delete from|select) "/i;

/** Text fields that are stored and read back: where they are listed and saved, and the row that is used. */
const storedFields: readonly [list: string, save: string, key: string, row: number, field: string][] = [
  ['/api/user', '/api/user/{key}', 'userId', 3, 'comment'],
  ['/api/user', '/api/user/{key}', 'userId', 3, 'department'],
  ['/api/page', '/api/page', 'pageId', 0, 'toolTip'],
  ['/api/page', '/api/page', 'pageId', 0, 'pageName'],
  ['/api/SourceCode?skip=0&take=0', '/api/sourcecode', 'source', 0, 'additionalInfo'],
];

export const inputs: Section = {
  name: 'inputs',
  how: `For each of the ${operations.length} operations requests are generated from its schemas (fast-check), then made invalid in one place at a time. No response may be a 5xx, disclose internals of the server or violate the contract; invalid requests must be rejected. After each operation the database still has an administrator and a page tree without cycles. Texts that were stored are read back unchanged. Words select operations: \`npm run harden -- inputs --only login\`.`,
  run: ({ seed, rounds = 40, only }) =>
    onTarget(async (target) => {
      await prepare(target);
      const chosen = inOrder.filter(({ id }) => id.includes(only));
      const tryEach = (what: string, trialsOf: (found: FoundOperation) => Trial[], isRefused = false) =>
        figure(what, async (tally) => {
          let headers = await signedIn(target.server, 'demo.admin');
          for (const found of chosen) {
            for (const trial of trialsOf(found)) {
              if (found.id === 'logout') headers = await signedIn(target.server, 'demo.admin');
              const sent = { ...trial.sent, headers: { ...headers, ...trial.sent.headers } };
              const response = await ask(target.server, sent);
              const faults = faultsOf(found, response, isRefused);
              tally.check(faults.length === 0, () => describe(found, trial, response, faults));
            }
            await restore(target);
            await checkDatabase(target, tally, found);
          }
        });
      return [
        await tryEach('valid requests', (found) => validTrials(found, seed, rounds)),
        await tryEach('invalid bodies and parameters', (found) => invalidTrials(found, seed), true),
        await tryEach('hostile texts in bodies and addresses', (found) => hostileTrials(found, seed)),
        await figure('hostile texts, stored and read back byte by byte', (tally) =>
          storeTexts(target, tally),
        ),
      ];
    }),
};

function faultsOf(found: FoundOperation, response: Received, isRefused: boolean): string[] {
  const { status, text } = response;
  // An ended session would reject every request for another reason.
  const isLost = (status === 401 || text.includes('access.denied')) && !lastOperations.includes(found.id);
  const faults = [
    status >= 500 && `status ${status}`,
    status >= 400 && internals.test(text) && 'the response discloses internals',
    differenceOf(found, response),
    isRefused && status < 400 && !refusesInSuccess.has(found.id) && `it was accepted (${status})`,
    isLost && `the session was lost (${status})`,
  ];
  return faults.filter((fault) => typeof fault === 'string');
}

function describe(
  { id }: FoundOperation,
  { what, sent }: Trial,
  { text }: Received,
  faults: string[],
): string {
  const body = sent.body === undefined ? '' : ` with ${JSON.stringify(sent.body).slice(0, 400)}`;
  const request = `${sent.method} ${sent.path.slice(0, 300)}${body}`;
  return [`${id}, ${what}: ${faults.join(', ')}`, request, text.slice(0, 300)].join('\n  ');
}

/** Stores each text in each field: it is rejected, or read back unchanged except for surrounding blanks. */
async function storeTexts({ server }: Target, tally: Tally): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const list = (path: string) => askJson<Record<string, unknown>[]>(server, { path, headers });
  for (const [listPath, savePath, key, index, field] of storedFields) {
    const row = (await list(listPath))[index] ?? {};
    const path = savePath.replace('{key}', String(row[key]));
    let stored = 0;
    for (const text of hostileTexts) {
      const { status } = await ask(server, { method: 'PUT', path, headers, body: { ...row, [field]: text } });
      if (status === 400) continue;
      stored += Number(status < 300);
      const found = (await list(listPath)).find((each) => each[key] === row[key])?.[field];
      const isSame = status < 300 && (found === text || (found ?? '') === text.trim());
      const difference = `${JSON.stringify(text)} became ${JSON.stringify(found)}`;
      tally.check(isSame, () => `${field}: ${difference} (${status})`);
    }
    tally.check(stored > hostileTexts.length / 2, () => `${field} accepted only ${stored} texts.`);
  }
}

/** Opens every page to the administrator, and saves what `restore` resets after each operation. */
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
