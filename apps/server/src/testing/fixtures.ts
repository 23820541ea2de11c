import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';
import { createPasswords } from '../services/provider/authentication/passwords.ts';
import { toUserKey } from '../services/provider/authentication/userKey.ts';

/** The password of every test user. */
export const password = 'Correct-Horse-7';

/** Hashes with the minimum cost, so that the many logins of the tests are fast. */
export const createCheapPasswords = () =>
  createPasswords({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });

export const people = {
  /** Administer, JAS. */
  admin: 'anna.admin',
  /** JAS: can open the mailer pages. */
  marketing: 'mark.marketing',
  /** MSC: can open no campaign page. */
  care: 'carl.care',
  /** JAS, locked out. */
  locked: 'lou.locked',
  /** No role at all. */
  withoutRoles: 'nora.noroles',
} as const;

const rolesOf: Record<string, string[]> = {
  [people.admin]: ['Administer', 'JAS'],
  [people.marketing]: ['JAS', 'StatusMessage'],
  [people.care]: ['MSC'],
  [people.locked]: ['JAS'],
  [people.withoutRoles]: [],
};

export function findUserRow(db: Db, username: string) {
  return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
}

export async function findUserId(db: Db, username: string): Promise<number> {
  return (await findUserRow(db, username)).user_id;
}

/** Gives a user a role, past the handlers. */
export async function grantRole(db: Db, username: string, rolename: string): Promise<void> {
  const user_id = await findUserId(db, username);
  await insertRows(db, 'user_roles', [{ user_id, rolename }]);
}

/** Locks a user out, or lets them sign in again, past the handlers. */
export async function setLocked(db: Db, username: string, isLocked: boolean): Promise<void> {
  await db.updateTable('users').set({ is_locked_out: isLocked }).where('username', '=', username).execute();
}

/** A few rows, each used by a test; every test file starts with them. */
export async function insertFixtures(db: Db): Promise<void> {
  await insertRows(db, 'companies', [
    { company_abbrev: 'JAS', company_name: 'Craft Retail' },
    { company_abbrev: 'MS_', company_name: 'Marketing Services' },
  ]);
  const roles = ['Administer', 'Coleman', 'Developer', 'JAS', 'MSC', 'Programmer', 'StatusMessage'];
  await insertRows(
    db,
    'roles',
    roles.map((rolename) => ({ rolename })),
  );
  await insertPeople(db);
  await insertPages(db);
  await insertMailers(db);
}

async function insertPeople(db: Db): Promise<void> {
  const passwords = await createCheapPasswords();
  const password_hash = await passwords.hash(password);
  await insertRows(db, 'start_pages', [{ start_page1: 'Mailers', start_page_url: '/Campaigns/MailerList' }]);
  for (const [username, roles] of Object.entries(rolesOf)) {
    const { user_id } = await db
      .insertInto('users')
      .values({
        username,
        username_key: toUserKey(username),
        password_hash,
        first_name: username.replace(/\..*/, ''),
        last_name: 'Example',
        email: `${username}@example.com`,
        company_abbrev: 'JAS',
        start_page: username === people.marketing ? 'Mailers' : '',
        is_locked_out: username === people.locked,
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await insertRows(
      db,
      'user_roles',
      roles.map((rolename) => ({ user_id, rolename })),
    );
  }
}

async function insertPages(db: Db): Promise<void> {
  const group = await db
    .insertInto('pages')
    .values({ parent_id: null, page_name: 'Campaigns', url: '/Campaigns', order_by: 2, roles: ['JAS'] })
    .returning('page_id')
    .executeTakeFirstOrThrow();
  await insertRows(db, 'pages', [
    { parent_id: null, page_name: 'Home', url: '/Home', order_by: 1 },
    { parent_id: group.page_id, page_name: 'Mailers', url: '/Campaigns/MailerList', order_by: 1.5 },
    { parent_id: group.page_id, page_name: 'Add Mailer', url: '/Campaigns/MailerAdd', order_by: 2 },
    { parent_id: group.page_id, page_name: 'Barcodes', url: '/Campaigns/Bmt', roles: ['Programmer', 'JAS'] },
  ]);
}

/** 250 mailers `AA0001` … `AA0250`; two begin on each day from 2024-01-01, so that order needs the code too. */
async function insertMailers(db: Db): Promise<void> {
  await sql`
    insert into mailers (mailer_code, date_processed, time_processed, sale_date_begin, sale_date_end,
      sequence_number_start, sequence_number_end, quantity, description)
    select
      'AA' || lpad(n::text, 4, '0'),
      case when n % 10 = 0 then null else date '2023-12-01' end,
      case when n % 10 = 0 then null else '143000' end,
      date '2024-01-01' + (n - 1) / 2, date '2024-01-14' + (n - 1) / 2,
      case when n % 10 = 0 then null else 1000 + n end,
      case when n % 10 = 0 then null else 2000 + n end,
      n, case when n % 50 = 0 then '100%_Wool \\ ' || n else 'Spring event ' || n end
    from generate_series(1, 250) as n`.execute(db);
}
