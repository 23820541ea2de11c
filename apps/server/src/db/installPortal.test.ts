import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { productionSettings as production } from '../testing/productionSettings.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { PortalDatabase } from './database.ts';
import { prepareData } from './prepareData.ts';

const named = {
  ...production,
  FIRST_ADMINISTRATOR: 'first.admin',
  FIRST_ADMINISTRATOR_PASSWORD: 'Quilts by 4 hands',
};
let database: PortalDatabase;

beforeEach(async () => {
  ({ database } = await openTestDatabase({ content: 'empty' }));
});
afterEach(() => database.close());

const listUsernames = async () =>
  (await database.db.selectFrom('users').select('username').execute()).map(({ username }) => username);

describe('an empty database in production', () => {
  test('gets the configured administrator, who can open every administration page', async () => {
    // Otherwise they set up two-step verification first.
    const config = readConfig({ ...named, MFA_REQUIRED_ROLES: 'off' });
    expect(await prepareData(database, config)).toEqual({ hasDemoAccounts: false, isEmpty: false });
    const app = await buildServer({ config, database, maxEventLoopDelayMs: 0 });
    const login = await app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username: 'First.Admin', password: named.FIRST_ADMINISTRATOR_PASSWORD },
    });
    const headers = { authorization: `Bearer ${login.json().token}` };
    const users = await app.inject({ url: '/api/user', headers });
    expect(users.json()).toMatchObject([{ username: 'first.admin' }]);
    const pages = await app.inject({ url: '/api/page', headers });
    expect(pages.json()).toContainEqual(expect.objectContaining({ url: '/Admin/UserMaint' }));
    await app.close();
  });

  test('gets the default values, which the screen can only edit', async () => {
    await prepareData(database, readConfig(named));
    const values = database.db.selectFrom('default_values').select(['default_key', 'default_value1']);
    expect(await values.orderBy('default_key').execute()).toEqual([
      { default_key: 'CostPerPiece', default_value1: '0' },
      { default_key: 'OverheadRatePct', default_value1: '0' },
    ]);
  });

  test('gets the first company, which the administrator belongs to', async () => {
    await prepareData(database, readConfig({ ...named, FIRST_COMPANY: 'JA  Craft Retail' }));
    const companies = await database.db.selectFrom('companies').selectAll().execute();
    expect(companies).toMatchObject([{ company_abbrev: 'JA_', company_name: 'Craft Retail' }]);
    const users = await database.db.selectFrom('users').select('company_abbrev').execute();
    expect(users).toEqual([{ company_abbrev: 'JA_' }]);
  });

  test('stays empty when no administrator is configured', async () => {
    expect(await prepareData(database, readConfig(production))).toMatchObject({ isEmpty: true });
    expect(await listUsernames()).toEqual([]);
  });

  test('gets no administrator whose password is easy to guess', async () => {
    const config = readConfig({ ...named, FIRST_ADMINISTRATOR_PASSWORD: 'first.admin' });
    await expect(prepareData(database, config)).rejects.toThrow(/^FIRST_ADMINISTRATOR_PASSWORD: /);
    expect(await listUsernames()).toEqual([]);
  });
});

test('an empty database without demo data stays empty outside production too', async () => {
  await prepareData(database, readConfig({ DATABASE_URL: production.DATABASE_URL }));
  expect(await listUsernames()).toEqual([]);
});

test('a database in use keeps its users', async () => {
  await database.db.insertInto('users').values({ username: 'own.user', username_key: 'own.user' }).execute();
  await prepareData(database, readConfig(named));
  expect(await listUsernames()).toEqual(['own.user']);
});
