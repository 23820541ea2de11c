import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import { operations, prefixes, type FoundOperation } from '../contract/documents.ts';
import { figure, type Tally, type Section } from '../sections/section.ts';
import { ask, askJson, onTarget, pair, signedIn, type Target } from '../server/target.ts';

const refusals = ['session.missing', 'session.expired', 'access.denied', 'service.refused'] as const;
/** How a caller is treated: the error code, or `allowed` for any response after the access check. */
type AccessResult = 'allowed' | (typeof refusals)[number];

interface Caller {
  name: string;
  headers: Record<string, string>;
  roles?: readonly string[];
  /** How operations that are not public treat this caller; absent for a valid session. */
  refusal?: AccessResult;
}

interface Page {
  page_id: number;
  parent_id: number | null;
  url: string;
  roles: string[];
}

interface Call {
  found: FoundOperation;
  caller: Caller;
  expected: AccessResult;
  /** Prefix of the operation's path. */
  prefix: string;
}

const password = 'Blue-Kettle-41';
/** How long the server may use a page tree that it has read. */
const treeAgeMs = 1_100;
/** Signing out ends the session that the other calls need. */
const signOutLast = operations.toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'));

export const access: Section = {
  name: 'access',
  how: `Each of the ${operations.length} operations is called by every kind of caller on the running server. The expected result is derived from \`x-portal-access\`, \`x-portal-pages\` and the rows of the page tree, without the code of the product.`,
  run: () =>
    onTarget(async (target) => {
      const tryAll = (what: string, calls: (on: Target) => AsyncGenerator<Call>) =>
        figure(what, async (tally) => {
          for await (const call of calls(target)) await compare(target, tally, call);
        });
      return [
        await tryAll('operations × callers', callsOfCallers),
        await tryAll('operations × pages: one page open to one role, all others closed', callsByPage),
        await tryAll('operations of the embedded services × pairs and sessions', callsOfServices),
      ];
    }),
};

async function* callsOfCallers(target: Target): AsyncGenerator<Call> {
  const pages = await readPages(target);
  const { rows } = await target.database.query('select rolename from roles order by rolename');
  const roles = (rows as { rolename: string }[]).map(({ rolename }) => rolename);
  const others = roles.filter((role) => role !== 'Administer');
  const callers: Caller[] = [
    ...refusedCallers,
    await addCaller(target, 'no.roles', []),
    await addCaller(target, 'all.but.administer', others),
  ];
  for (const { username, roles: own } of demoAccounts.filter((account) => !account.isLockedOut))
    callers.push({ name: username, headers: await signedIn(target.server, username), roles: own });
  for (const role of roles) callers.push(await addCaller(target, `only.${role.toLowerCase()}`, [role]));
  for (const caller of callers) yield* callsOf(caller, signOutLast, pages);
}

function callsOf(caller: Caller, chosen: readonly FoundOperation[], pages: readonly Page[]): Call[] {
  return chosen.map((found) => ({
    found,
    caller,
    expected: expectedResult(found, caller, pages),
    prefix: prefixes[found.api],
  }));
}

const by = (authorization: string) => ({ headers: { authorization } });
const refusedCallers: readonly Caller[] = [
  { name: 'no credentials', headers: {}, refusal: 'session.missing' },
  { name: 'the pair of a service', headers: pair, refusal: 'session.missing' },
  { name: 'basic authentication', ...by('Basic ZGVtbzpkZW1v'), refusal: 'session.missing' },
  { name: 'an empty token', ...by('Bearer '), refusal: 'session.missing' },
  { name: 'an unknown token', ...by(`Bearer ${'A'.repeat(43)}`), refusal: 'session.expired' },
  { name: 'a token of 4 kB', ...by(`Bearer ${'A'.repeat(4_096)}`), refusal: 'session.expired' },
];

async function* callsByPage(target: Target): AsyncGenerator<Call> {
  const { query } = target.database;
  const role = 'Harden Page';
  const caller = await addCaller(target, 'one.page', [role]);
  await query(
    `insert into pages (page_name, url, roles) values ('Twice', '/CAMPAIGNS/sourcelist/?a=1', '{}')`,
  );
  const byPages = operations.filter(({ operation }) => operation['x-portal-access'] === 'pages');
  for (const { page_id } of await readPages(target)) {
    const open = chainOf(page_id, await readPages(target)).map((page) => page.page_id);
    await query(
      `update pages set roles = case when page_id = any($1) then array['Other Role', $2] else array['Other Role'] end`,
      [open, role],
    );
    await wait(treeAgeMs);
    yield* callsOf(caller, byPages, await readPages(target));
  }
}

async function* callsOfServices({ server }: Target): AsyncGenerator<Call> {
  const callers: Record<string, Record<string, string>> = {
    'no credentials': {},
    'the session of an administrator': await signedIn(server, 'demo.admin'),
    'the name alone': { 'user-name': pair['user-name'] },
    'another key': { ...pair, 'user-key': 'x' },
    'another name': { ...pair, 'user-name': 'x' },
    'the pair': pair,
  };
  for (const [name, headers] of Object.entries(callers)) {
    const expected = headers === pair ? 'allowed' : 'service.refused';
    for (const found of operations.filter(({ api }) => api !== 'provider'))
      yield { found, caller: { name, headers }, expected, prefix: `/embedded/${found.api}` };
  }
}

/** Calls without a body and with unknown ids, which change nothing even if access is allowed. */
async function compare(
  { server }: Target,
  tally: Tally,
  { found, prefix, caller, expected }: Call,
): Promise<void> {
  const { method, id, operation } = found;
  const path = prefix + found.path.replaceAll(/\{\w+\}/g, '2147483647');
  const { status, contentType, text } = await ask(server, { method, path, headers: caller.headers });
  const isProblem = contentType === 'application/problem+json';
  const code = isProblem ? (JSON.parse(text) as { code: string }).code : '';
  const actual = refusals.find((each) => each === code) ?? 'allowed';
  const isAllowed = ![401, 403].includes(status) || operation['x-portal-access'] === 'public';
  tally.check(actual === expected && (actual !== 'allowed' || isAllowed) && status < 500, () => {
    const who = `${caller.name} [${caller.roles?.join(', ') ?? ''}]`;
    return `${method} ${path} (${id}) by ${who}: ${expected} expected, answered ${status} ${code}`;
  });
}

/** The expected result for a caller by the contract. */
function expectedResult(
  { operation }: FoundOperation,
  { roles = [], refusal }: Caller,
  pages: readonly Page[],
): AccessResult {
  const declared = operation['x-portal-access'];
  if (declared === 'public') return 'allowed';
  if (refusal) return refusal;
  const wanted = new Set((operation['x-portal-pages'] ?? []).map(plainPath));
  const isAllowed =
    declared === 'signed-in' ||
    (declared === 'administer' && roles.includes('Administer')) ||
    (declared === 'pages' &&
      pages.some((page) => wanted.has(plainPath(page.url)) && canReach(roles, page, pages)));
  return isAllowed ? 'allowed' : 'access.denied';
}

/** The rule in the contract's description. */
function canReach(roles: readonly string[], { page_id }: Page, pages: readonly Page[]): boolean {
  const hasRole = (page: Page) => page.roles.length === 0 || page.roles.some((role) => roles.includes(role));
  const isAdmin = (page: Page) => /^\/admin(\/|$)/.test(plainPath(page.url));
  return (
    roles.length > 0 &&
    chainOf(page_id, pages).every((page) => hasRole(page) && (!isAdmin(page) || roles.includes('Administer')))
  );
}

/** The page and its ancestors. */
function chainOf(pageId: number | null, pages: readonly Page[]): Page[] {
  const page = pages.find((each) => each.page_id === pageId);
  return page ? [page, ...chainOf(page.parent_id, pages)] : [];
}

function plainPath(url: string): string {
  return url
    .toLowerCase()
    .replace(/[?#].*/, '')
    .replace(/\/+$/, '');
}

async function readPages({ database }: Target): Promise<Page[]> {
  const { rows } = await database.query('select page_id, parent_id, url, roles from pages order by page_id');
  return rows as Page[];
}

/** Adds a user by the API, assigns roles in the database, and signs the user in. */
async function addCaller(
  { server, database }: Target,
  name: string,
  roles: readonly string[],
): Promise<Caller> {
  const names = { firstName: 'Harden', lastName: 'Caller', company: 'Craft Retail', companyAbbrev: 'JAS' };
  const email = `${name}@example.com`;
  const { userId } = await askJson<{ userId: number }>(server, {
    method: 'POST',
    path: '/api/user',
    headers: await signedIn(server, 'demo.admin'),
    body: { username: name, password, email, ...names, department: '', startPage: null },
  });
  for (const role of roles) {
    await database.query('insert into roles (rolename) values ($1) on conflict do nothing', [role]);
    await database.query('insert into user_roles (user_id, rolename) values ($1, $2)', [userId, role]);
  }
  return { name, headers: await signedIn(server, name, password), roles };
}
