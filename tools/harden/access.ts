import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../../apps/server/src/db/demo-data/demoAccounts.ts';
import type { PortalDatabase } from '../../apps/server/src/db/database.ts';
import { operations, type FoundOperation } from '../contract/documents.ts';
import { figure, type Section, type Tally } from './section.ts';
import { askPatiently, codeOf, onTarget, pair, signedIn, type Sent, type Target } from './target.ts';

/** How an operation receives somebody; `in` says nothing of what it answers then. */
type Reception = 'in' | 'session.missing' | 'session.expired' | 'access.denied' | 'service.refused';

interface Caller {
  name: string;
  headers: Record<string, string>;
  /** What meets everybody who calls like this, whatever he may do; absent for a session that lives. */
  refusal?: 'session.missing' | 'session.expired';
  roles: readonly string[];
}

interface Page {
  page_id: number;
  parent_id: number | null;
  url: string;
  roles: string[];
}

/** The password of all users that this section adds. */
const password = 'Blue-Kettle-41';
/** As long as the server may go on with a page tree that it has read. */
const treeAgeMs = 1_100;
const gateways = { provider: '', barcode: '/barcode', grant: '/grant' };
const services = ['barcode', 'grant'] as const;

/** Every operation of the contract by every kind of caller; what is expected is worked out here from the contract. */
export async function hardenAccess(): Promise<Section> {
  return onTarget(async (target) => ({
    title: 'access',
    how: `Each of the ${operations.length} operations is called by every kind of caller on the running server. Who may call is worked out from \`x-portal-access\`, \`x-portal-pages\` and the rows of the page tree, not by the code of the product.`,
    figures: [
      await figure('operations × callers', (tally) => callersMatrix(target, tally)),
      await figure('operations × pages: one page open to one role, all others closed', (tally) =>
        pagesMatrix(target, tally),
      ),
      await figure('operations of the embedded services × pairs and sessions', (tally) =>
        servicesMatrix(target, tally),
      ),
    ],
  }));
}

async function callersMatrix(target: Target, tally: Tally): Promise<void> {
  const callers = await everyCaller(target);
  const pages = await readPages(target.database);
  for (const caller of callers) {
    for (const operation of inOrder(operations)) {
      const expected =
        caller.refusal && !isPublic(operation) ? caller.refusal : receptionOf(operation, caller, pages);
      await compare(target, tally, { operation, prefix: gateways[operation.api], caller, expected });
    }
  }
}

async function pagesMatrix(target: Target, tally: Tally): Promise<void> {
  const { database, server } = target;
  const role = 'Harden Page';
  const caller = await addedCaller(target, 'one.page', [role]);
  await database.query(
    `insert into pages (page_name, url, roles) values ('Twice', '/CAMPAIGNS/sourcelist/?a=1', '{}')`,
  );
  const before = await readPages(database);
  for (const { page_id } of before) {
    const open = new Set(chainOf(page_id, before).map((page) => page.page_id));
    await database.query(
      `update pages set roles = case when page_id = any($1) then $2::text[] else $3::text[] end`,
      [[...open], ['Other Role', role], ['Other Role']],
    );
    await wait(treeAgeMs);
    const pages = await readPages(database);
    for (const operation of operations.filter((each) => each.operation['x-portal-access'] === 'pages')) {
      const expected = receptionOf(operation, caller, pages);
      await compare({ server }, tally, { operation, prefix: gateways[operation.api], caller, expected });
    }
  }
  for (const { page_id, roles } of before) {
    await database.query('update pages set roles = $1 where page_id = $2', [roles, page_id]);
  }
  await wait(treeAgeMs);
}

async function servicesMatrix(target: Target, tally: Tally): Promise<void> {
  const admin = await signedIn(target.server, 'demo.admin');
  const callers: { name: string; headers: Record<string, string>; expected: Reception }[] = [
    { name: 'nobody', headers: {}, expected: 'service.refused' },
    { name: 'an administrator with a session', headers: admin, expected: 'service.refused' },
    { name: 'the name alone', headers: { 'user-name': pair['user-name'] }, expected: 'service.refused' },
    { name: 'another key', headers: { ...pair, 'user-key': 'x' }, expected: 'service.refused' },
    { name: 'another name', headers: { ...pair, 'user-name': 'x' }, expected: 'service.refused' },
    { name: 'the pair', headers: pair, expected: 'in' },
  ];
  for (const api of services) {
    for (const { expected, ...caller } of callers) {
      for (const operation of operations.filter((each) => each.api === api)) {
        const prefix = `/embedded/${api}`;
        await compare(target, tally, { operation, prefix, caller: { ...caller, roles: [] }, expected });
      }
    }
  }
}

interface Call {
  operation: FoundOperation;
  prefix: string;
  caller: Caller;
  expected: Reception;
}

async function compare(
  { server }: Pick<Target, 'server'>,
  tally: Tally,
  { operation, prefix, caller, expected }: Call,
): Promise<void> {
  const sent = harmless(operation, prefix);
  const answer = await askPatiently(server, { ...sent, headers: caller.headers });
  const code = codeOf(answer);
  const actual = receptions.get(code) ?? 'in';
  const isFitting = actual === 'in' ? ![401, 403].includes(answer.status) || isPublic(operation) : true;
  tally.check(actual === expected && isFitting && answer.status < 500, () => {
    const who = `${caller.name} [${caller.roles.join(', ')}]`;
    return `${sent.method} ${sent.path} (${operation.id}) by ${who}: ${expected} expected, answered ${answer.status} ${code}`;
  });
}

const receptions = new Map<string, Reception>(
  (['session.missing', 'session.expired', 'access.denied', 'service.refused'] as const).map((each) => [
    each,
    each,
  ]),
);

/** A call that changes nothing even where it is let in: no body, and ids of nothing. */
function harmless({ method, path }: FoundOperation, prefix: string): Sent {
  return { method: method.toUpperCase(), path: prefix + path.replaceAll(/\{\w+\}/g, '2147483647') };
}

/** Signing out comes last: it ends the session that the other calls need. */
function inOrder(all: readonly FoundOperation[]): FoundOperation[] {
  const isLast = ({ id }: FoundOperation) => Number(id === 'logout');
  return all.toSorted((a, b) => isLast(a) - isLast(b));
}

function isPublic({ operation }: FoundOperation): boolean {
  return operation['x-portal-access'] === 'public';
}

/** What the contract says of a caller whose session lives. */
function receptionOf({ operation }: FoundOperation, { roles }: Caller, pages: readonly Page[]): Reception {
  const access = operation['x-portal-access'];
  if (access === 'public' || access === 'signed-in') return 'in';
  if (access === 'administer') return roles.includes('Administer') ? 'in' : 'access.denied';
  const wanted = new Set((operation['x-portal-pages'] ?? []).map(plainPath));
  const reached = pages.filter((page) => wanted.has(plainPath(page.url)) && isReached(page, roles, pages));
  return reached.length > 0 ? 'in' : 'access.denied';
}

/** The rule of the contract's introduction, in its own words. */
function isReached({ page_id }: Page, roles: readonly string[], pages: readonly Page[]): boolean {
  return (
    roles.length > 0 &&
    chainOf(page_id, pages).every(
      (page) =>
        (page.roles.length === 0 || page.roles.some((role) => roles.includes(role))) &&
        (!/^\/admin(\/|$)/.test(plainPath(page.url)) || roles.includes('Administer')),
    )
  );
}

/** The page and those above it. */
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

async function readPages(database: PortalDatabase): Promise<Page[]> {
  const { rows } = await database.query('select page_id, parent_id, url, roles from pages order by page_id');
  return rows as Page[];
}

async function everyCaller(target: Target): Promise<Caller[]> {
  const { database, server } = target;
  const roles = await allRoles(database);
  const demo = await Promise.all(
    demoAccounts
      .filter((account) => !account.isLockedOut)
      .map(async (account): Promise<Caller> => {
        const headers = await signedIn(server, account.username);
        return { name: account.username, headers, roles: account.roles };
      }),
  );
  const withRoles = [
    await addedCaller(target, 'no.roles', []),
    await addedCaller(
      target,
      'all.but.administer',
      roles.filter((role) => role !== 'Administer'),
    ),
  ];
  for (const role of roles) withRoles.push(await addedCaller(target, `only.${role.toLowerCase()}`, [role]));
  return [...refusedByHeader(), ...(await refusedBySession(target)), ...demo, ...withRoles];
}

function refusedByHeader(): Caller[] {
  const missing = { refusal: 'session.missing', roles: [] } as const;
  const expired = { refusal: 'session.expired', roles: [] } as const;
  return [
    { name: 'nobody', headers: {}, ...missing },
    { name: 'the pair of a service', headers: pair, ...missing },
    {
      name: 'a name and password in the header',
      headers: { authorization: 'Basic ZGVtbzpkZW1v' },
      ...missing,
    },
    { name: 'an empty token', headers: { authorization: 'Bearer ' }, ...missing },
    { name: 'a token of nonsense', headers: { authorization: `Bearer ${'A'.repeat(43)}` }, ...expired },
    { name: 'a token of 4 kB', headers: { authorization: `Bearer ${'A'.repeat(4_096)}` }, ...expired },
  ];
}

/** Sessions of an administrator that have ended in every way there is. */
async function refusedBySession(target: Target): Promise<Caller[]> {
  const { database, server } = target;
  const users = {
    expired: `update sessions set expires_at = now() where user_id = $1`,
    locked: `update users set is_locked_out = true where user_id = $1`,
    terminated: 'delete from users where user_id = $1',
  };
  const callers: Caller[] = [];
  for (const [how, change] of Object.entries(users)) {
    const caller = await addedCaller(target, `administrator.${how}`, ['Administer', 'JAS']);
    const { rows } = await database.query('select user_id from users where username = $1', [caller.name]);
    const { user_id } = rows[0] as { user_id: number };
    if (how === 'terminated') await database.query('delete from sessions where user_id = $1', [user_id]);
    if (how === 'terminated') await database.query('delete from user_roles where user_id = $1', [user_id]);
    await database.query(change, [user_id]);
    callers.push({ ...caller, refusal: 'session.expired' });
  }
  const left = await addedCaller(target, 'administrator.signed.out', ['Administer', 'JAS']);
  await askPatiently(server, { method: 'POST', path: '/api/authentication/logout', headers: left.headers });
  callers.push({ ...left, refusal: 'session.expired' });
  return callers;
}

async function allRoles({ query }: PortalDatabase): Promise<string[]> {
  const { rows } = await query('select rolename from roles order by rolename');
  return (rows as { rolename: string }[]).map(({ rolename }) => rolename);
}

/** Adds a user by the API, gives him roles in the database, and signs him in. */
async function addedCaller(
  { server, database }: Target,
  username: string,
  roles: readonly string[],
): Promise<Caller> {
  const admin = await signedIn(server, 'demo.admin');
  const body = JSON.stringify({
    username,
    password,
    email: `${username}@example.com`,
    firstName: 'Harden',
    lastName: 'Caller',
    company: 'Craft Retail',
    companyAbbrev: 'JAS',
    department: '',
    startPage: null,
  });
  const created = await askPatiently(server, { method: 'POST', path: '/api/user', headers: admin, body });
  if (created.status !== 201) throw new Error(`The user ${username} was not added: ${created.text}`);
  const { userId } = JSON.parse(created.text) as { userId: number };
  for (const role of roles) {
    await database.query('insert into roles (rolename) values ($1) on conflict do nothing', [role]);
    await database.query('insert into user_roles (user_id, rolename) values ($1, $2)', [userId, role]);
  }
  const credentials = JSON.stringify({ username, password });
  const answer = await askPatiently(server, {
    method: 'POST',
    path: '/api/authentication/login',
    body: credentials,
  });
  const { token } = JSON.parse(answer.text) as { token: string };
  return { name: username, headers: { authorization: `Bearer ${token}` }, roles };
}
