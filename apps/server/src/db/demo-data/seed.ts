import { sql } from 'kysely';
import { createPasswords } from '../../services/provider/authentication/passwords.ts';
import { userKey } from '../../services/provider/authentication/userKey.ts';
import type { Db } from '../database.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';

export interface SeedOptions {
  /** The day around which the data lies, `YYYY-MM-DD`. */
  today: string;
}

const mailerCount = 400;

/** Fills an empty database with data to try the portal with. */
export async function seedDemoData(db: Db, { today }: SeedOptions): Promise<void> {
  await db
    .insertInto('companies')
    .values([
      { company_abbrev: 'JAS', company_name: 'Craft Retail' },
      { company_abbrev: 'MSC', company_name: 'Marketing Services' },
      { company_abbrev: 'CO_', company_name: 'Coleman Fabrics' },
    ])
    .execute();
  const roles = ['Administer', 'Coleman', 'Developer', 'JAS', 'MSC', 'Programmer', 'StatusMessage'];
  await db
    .insertInto('roles')
    .values(roles.map((rolename) => ({ rolename })))
    .execute();
  await db
    .insertInto('start_pages')
    .values({ start_page1: 'Mailers', start_page_url: '/Campaigns/MailerList' })
    .execute();
  await insertAccounts(db);
  await insertPages(db);
  await insertMailers(db, today);
}

async function insertAccounts(db: Db): Promise<void> {
  const passwords = await createPasswords();
  for (const account of demoAccounts)
    await insertAccount(db, account, await passwords.hash(account.password));
}

async function insertAccount(db: Db, account: DemoAccount, passwordHash: string): Promise<void> {
  const [, name = ''] = account.username.split('.');
  const { user_id } = await db
    .insertInto('users')
    .values({
      username: account.username,
      username_key: userKey(account.username),
      password_hash: passwordHash,
      first_name: 'Demo',
      last_name: name[0]!.toUpperCase() + name.slice(1),
      email: `${account.username}@example.com`,
      company_abbrev: account.roles.includes('MSC') && !account.roles.includes('JAS') ? 'MSC' : 'JAS',
      department: 'Demonstration',
      start_page: name === 'marketing' ? '/Campaigns/MailerList' : '',
      is_locked_out: name === 'locked',
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_roles')
    .values(account.roles.map((rolename) => ({ user_id, rolename })))
    .execute();
}

async function insertPages(db: Db): Promise<void> {
  const page = { image_url: '', tool_tip: '', server_roles: [] };
  const { page_id: campaigns } = await db
    .insertInto('pages')
    .values({
      ...page,
      parent_id: null,
      page_name: 'Campaigns',
      url: '/Campaigns',
      order_by: 2,
      roles: ['JAS', 'MSC'],
    })
    .returning('page_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pages')
    .values([
      { ...page, parent_id: null, page_name: 'Home', url: '/Home', order_by: 1, roles: [] },
      {
        ...page,
        parent_id: campaigns,
        page_name: 'Mailers',
        url: '/Campaigns/MailerList',
        order_by: 1,
        roles: [],
      },
    ])
    .execute();
}

async function insertMailers(db: Db, today: string): Promise<void> {
  await sql`
    insert into mailers (mailer_code, date_processed, time_processed, sale_date_begin, sale_date_end,
      sequence_number_start, sequence_number_end, quantity, description)
    select
      'M' || lpad(n::text, 5, '0'), begins - 14, '143000', begins, begins + 13,
      1000000000 + n * 100000, 1000000000 + n * 100000 + 49999, 50000, 'Quilting event ' || n
    from (select n, ${today}::date + 60 - n * 4 as begins from generate_series(1, ${mailerCount}) as n) as each`.execute(
    db,
  );
}
