import { formatCalendarDay } from '@portal/domain';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { StartupError } from '../errors.ts';
import { toUserKey } from '../services/provider/authentication/userKey.ts';
import { lockForTransaction } from './advisoryLocks.ts';
import { hasRows } from './countRows.ts';
import type { Db, PortalDatabase } from './database.ts';
import { demoAccounts } from './demo-data/demoAccounts.ts';
import { demoSeed, isEmpty, seedDemoData } from './demo-data/seedDemoData.ts';
import { upgradeDemoData } from './demo-data/upgradeDemoData.ts';
import { installPortal } from './installPortal.ts';

export interface PreparedData {
  hasDemoAccounts: boolean;
  /** No user exists. */
  isEmpty: boolean;
}

/**
 * Fills an empty database with demo data, or upgrades existing demo data to this version. Without demo data, which never
 * enters PostgreSQL unless it is requested, an empty database gets roles, pages and the first administrator instead.
 */
export async function prepareData(database: PortalDatabase, config: Config): Promise<PreparedData> {
  if (config.hasDemoData) await fillOrUpgrade(database, config);
  else await install(database, config);
  const hasDemoAccounts = await findDemoAccounts(database.db);
  if (config.production && hasDemoAccounts) {
    throw new StartupError(
      'DATABASE_URL: the database contains demo accounts, which are not allowed in production',
    );
  }
  return { hasDemoAccounts, isEmpty: await isEmpty(database.db) };
}

/** Of several concurrent first starts, one installs. */
async function install(database: PortalDatabase, config: Config): Promise<void> {
  const { firstAdministrator } = config;
  if (!firstAdministrator || config.providerApi) return;
  await database.db.transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'seed');
    if (await isEmpty(transaction)) await installPortal(transaction, config, firstAdministrator);
  });
}

/** All or nothing: if the start is interrupted, the next one repeats it. */
function fillOrUpgrade(database: PortalDatabase, config: Config): Promise<void> {
  const today = config.seedToday ?? formatCalendarDay(new Date(), config.companyTimeZone);
  return database.runWithoutTimeout((db) =>
    db.transaction().execute(async (transaction) => {
      await lockForTransaction(transaction, 'seed');
      if (await isEmpty(transaction)) await seedDemoData(transaction, { today });
      else if (await findDemoAccounts(transaction)) {
        await upgradeDemoData(transaction, { seed: demoSeed, today });
      }
    }),
  );
}

function findDemoAccounts(db: Db): Promise<boolean> {
  const keys = demoAccounts.map((account) => toUserKey(account.username));
  return hasRows(db, sql`users where username_key = any(${sql.val(keys)}::text[])`);
}
