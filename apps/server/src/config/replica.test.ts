import { expect, test } from 'vitest';
import { StartupError } from '../errors.ts';
import { productionSettings } from '../testing/productionSettings.ts';
import { readConfig } from './config.ts';

const REPORTS_DATABASE_URL = 'postgres://portal:Sx8-long-and-random@replica.example/portal';
const database = { DATABASE_URL: productionSettings.DATABASE_URL };

test('reports can be read from a replica of the database', () => {
  expect(readConfig({ ...database, REPORTS_DATABASE_URL }).reportsDatabaseUrl).toBe(REPORTS_DATABASE_URL);
  expect(readConfig(database).reportsDatabaseUrl).toBeUndefined();
});

test.each([
  { given: { REPORTS_DATABASE_URL }, mistake: 'requires DATABASE_URL, which is not set' },
  {
    given: { ...database, REPORTS_DATABASE_URL: 'replica.example' },
    mistake: 'must be a URL that starts with postgres:// or postgresql://',
  },
  {
    given: { ...database, REPORTS_DATABASE_URL, PROVIDER_API_URL: 'https://provider.example' },
    mistake: 'cannot be used with PROVIDER_API_URL, which has the reports',
  },
  {
    given: { ...productionSettings, REPORTS_DATABASE_URL: 'postgres://portal:portal@replica.example/portal' },
    mistake: 'its password must have at least 16 characters in production, and not be the user name',
  },
])('a replica $mistake', ({ given, mistake }) => {
  expect(() => readConfig(given)).toThrow(new StartupError(`REPORTS_DATABASE_URL: ${mistake}`));
});
