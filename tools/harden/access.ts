import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import { operations, prefixes, type FoundOperation } from '../contract/documents.ts';
import type { Section } from '../sections/section.ts';
import { askJson, askPatiently, onTarget, pair, signedIn, type Target } from '../server/target.ts';
import { figure, type Tally } from './section.ts';

/** How an operation receives a caller: the code of its refusal, or `in`, whatever it answers then. */
type Reception = 'in' | 'session.missing' | 'session.expired' | 'access.denied' | 'service.refused';

interface Caller {
  name: string;
  headers: Record<string, string>;
  roles: readonly string[];
  /** How everything that is not public receives this caller; absent for a live session. */
  refusal?: 'session.missing' | 'session.expired';
}

interface Page {
  page_id: number;
  parent_id: number | null;
  url: string;
  roles: string[];
}

const refusals = new Set(['session.missing', 'session.expired', 'access.denied', 'service.refused']);
const password = 'Blue-Kettle-41';
/** How long the server may use a page tree that it has read. */
const treeAgeMs = 1_100;
/** Signing out ends the session that the other calls need. */
const signOutLast = operations.toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'));

export const access: Section = {
  name: 'access',
  title: 'access',
  how: `Each of the ${operations.length} operations is called by every kind of caller on the running server. Who may call is derived from \`x-portal-access\`, \`x-portal-pages\` and the rows of the page tree, not by the code of the product.`,
  run: () =>
    onTarget(async (target) => [
      await figure('operations × callers', (tally) => callersMatrix(target, tally)),
      await figure('operations × pages: one page open to one role, all others closed', (tally) =>
        pagesMatrix(target, tally),
      ),
      await figure('operations of the embedded services × pairs and sessions', (tally) =>
        servicesMatrix(target, tally),
      ),
    ]),
};

async function callersMatrix(target: Target, tally: Tally): Promise<void> {
  const pages = await readPages(target);
  for (const caller of await everyCaller(target)) {
    for (const found of signOutLast) {
      const isOpen = found.operation['x-portal-access'] === 'public';
      const expected = caller.refusal && !isOpen ? caller.refusal : receptionOf(found, caller, pages);
      await compare(target, tally, { found, prefix: prefixes[found.api], caller, expected });
    }
  }
}

async function pagesMatrix(target: Target, tally: Tally): Promise<void> {
  const { query } = target.database;
  const role = 'Harden Page';
  const caller = await addedCaller(target, 'one.page', [role]);
  await query(
    `insert into pages (page_name, url, roles) values ('Twice', '/CAMPAIGNS/sourcelist/?a=1', '{}')`,
  );
  for (const { page_id } of await readPages(target)) {
    const open = chainOf(page_id, await readPages(target)).map((page) => page.page_id);
    await query(`update pages set roles = case when page_id = any($1) then $2::text[] else $3::text[] end`, [
      open,
      ['Other Role', role],
      ['Other Role'],
    ]);
    await wait(treeAgeMs);
    const pages = await readPages(target);
    for (const found of operations.filter(({ operation }) => operation['x-portal-access'] === 'pages')) {
      const expected = receptionOf(found, caller, pages);
      await compare(target, tally, { found, prefix: prefixes[found.api], caller, expected });
    }
  }
}

async function servicesMatrix(target: Target, tally: Tally): Promise<void> {
  const callers: [name: string, headers: Record<string, string>, expected: Reception][] = [
    ['no credentials', {}, 'service.refused'],
    ['the session of an administrator', await signedIn(target.server, 'demo.admin'), 'service.refused'],
    ['the name alone', { 'user-name': pair['user-name'] }, 'service.refused'],
    ['another key', { ...pair, 'user-key': 'x' }, 'service.refused'],
    ['another name', { ...pair, 'user-name': 'x' }, 'service.refused'],
    ['the pair', pair, 'in'],
  ];
  for (const [name, headers, expected] of callers) {
    for (const found of operations.filter(({ api }) => api !== 'provider')) {
      const caller = { name, headers, roles: [] };
      await compare(target, tally, { found, prefix: `/embedded/${found.api}`, caller, expected });
    }
  }
}

interface Call {
  found: FoundOperation;
  prefix: string;
  caller: Caller;
  expected: Reception;
}

/** Calls without a body and with ids of nothing, which changes nothing even where the caller is let in. */
async function compare(
  { server }: Target,
  tally: Tally,
  { found, prefix, caller, expected }: Call,
): Promise<void> {
  const { method, id, operation } = found;
  const path = prefix + found.path.replaceAll(/\{\w+\}/g, '2147483647');
  const { status, contentType, text } = await askPatiently(server, { method, path, headers: caller.headers });
  const isProblem = contentType === 'application/problem+json';
  const code = isProblem ? (JSON.parse(text) as { code: string }).code : '';
  const actual = refusals.has(code) ? code : 'in';
  const isLetIn = ![401, 403].includes(status) || operation['x-portal-access'] === 'public';
  tally.check(actual === expected && (actual !== 'in' || isLetIn) && status < 500, () => {
    const who = `${caller.name} [${caller.roles.join(', ')}]`;
    return `${method} ${path} (${id}) by ${who}: ${expected} expected, answered ${status} ${code}`;
  });
}

/** What the contract says of a caller with a live session. */
function receptionOf({ operation }: FoundOperation, { roles }: Caller, pages: readonly Page[]): Reception {
  const declared = operation['x-portal-access'];
  if (declared === 'public' || declared === 'signed-in') return 'in';
  if (declared === 'administer') return roles.includes('Administer') ? 'in' : 'access.denied';
  const wanted = new Set((operation['x-portal-pages'] ?? []).map(plainPath));
  const isAllowed = pages.some((page) => wanted.has(plainPath(page.url)) && canReach(roles, page, pages));
  return isAllowed ? 'in' : 'access.denied';
}

/** The rule of the contract's introduction. */
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

async function everyCaller(target: Target): Promise<Caller[]> {
  const { rows } = await target.database.query('select rolename from roles order by rolename');
  const roles = (rows as { rolename: string }[]).map(({ rolename }) => rolename);
  const callers = refusedByHeader();
  for (const { username, roles: own } of demoAccounts.filter((account) => !account.isLockedOut)) {
    callers.push({ name: username, headers: await signedIn(target.server, username), roles: own });
  }
  callers.push(await addedCaller(target, 'no.roles', []));
  const others = roles.filter((role) => role !== 'Administer');
  callers.push(await addedCaller(target, 'all.but.administer', others));
  for (const role of roles) callers.push(await addedCaller(target, `only.${role.toLowerCase()}`, [role]));
  return callers;
}

function refusedByHeader(): Caller[] {
  const missing = { refusal: 'session.missing', roles: [] } as const;
  const expired = { refusal: 'session.expired', roles: [] } as const;
  const by = (authorization: string) => ({ headers: { authorization } });
  return [
    { name: 'no credentials', headers: {}, ...missing },
    { name: 'the pair of a service', headers: pair, ...missing },
    { name: 'basic authentication', ...by('Basic ZGVtbzpkZW1v'), ...missing },
    { name: 'an empty token', ...by('Bearer '), ...missing },
    { name: 'an unknown token', ...by(`Bearer ${'A'.repeat(43)}`), ...expired },
    { name: 'a token of 4 kB', ...by(`Bearer ${'A'.repeat(4_096)}`), ...expired },
  ];
}

/** Adds a user by the API, gives them roles in the database, and signs them in. */
async function addedCaller(
  { server, database }: Target,
  username: string,
  roles: readonly string[],
): Promise<Caller> {
  const names = { firstName: 'Harden', lastName: 'Caller', company: 'Craft Retail', companyAbbrev: 'JAS' };
  const { userId } = await askJson<{ userId: number }>(server, {
    method: 'POST',
    path: '/api/user',
    headers: await signedIn(server, 'demo.admin'),
    body: { username, password, email: `${username}@example.com`, ...names, department: '', startPage: null },
  });
  for (const role of roles) {
    await database.query('insert into roles (rolename) values ($1) on conflict do nothing', [role]);
    await database.query('insert into user_roles (user_id, rolename) values ($1, $2)', [userId, role]);
  }
  return { name: username, headers: await signedIn(server, username, password), roles };
}
