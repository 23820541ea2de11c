/** `npm run migrate -- --grant portal`: migrates the database without starting the server. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { grantDataAccess } from '../db/grantDataAccess.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartupError } from '../errors.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const values = readOptions();
  const database = await openDatabase(readConfig(), (message, error) => console.error(message, error ?? ''));
  try {
    const done = await migrate(database);
    if (values.grant !== undefined) await grantDataAccess(database.db, values.grant);
    console.log(done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`);
  } finally {
    await database.close();
  }
});

function readOptions(): { grant?: string | undefined } {
  try {
    return parseArgs({ options: { grant: { type: 'string' } } }).values;
  } catch {
    throw new StartupError('Usage: npm run migrate -- [--grant role]');
  }
}
