/** `npm run seed -- --scale large`: fills an empty database with demo data, without starting the server. */
import { parseArgs } from 'node:util';
import { formatCalendarDay } from '@portal/domain';
import { readConfig } from '../config/config.ts';
import { seedDemoData, type DemoScale } from '../db/demo-data/seedDemoData.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartupError } from '../errors.ts';
import { runCommand } from './runCommand.ts';

await runCommand(() => seed(readScale(process.argv.slice(2))));

async function seed(scale: DemoScale): Promise<void> {
  const config = readConfig();
  if (config.production) throw new StartupError('NODE_ENV: demo data is not allowed in production');
  const database = await openDatabase(config, (message, error) => console.error(message, error ?? ''));
  try {
    await migrate(database);
    const started = performance.now();
    const counts = await database.runWithoutTimeout((db) =>
      seedDemoData(db, {
        scale,
        today: config.seedToday ?? formatCalendarDay(new Date(), config.companyTimeZone),
        report: (progress) => console.log(progress),
      }),
    );
    const where = database.kind === 'pglite' ? config.dataDir : 'the database of DATABASE_URL';
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(
      `Filled ${where} in ${seconds} s: ${counts.users} users, ${counts.pages} pages, ${counts.mailers} mailers, ${counts.campaigns} campaigns, ${counts.responses} responses`,
    );
  } finally {
    await database.close();
  }
}

function readScale(args: string[]): DemoScale {
  const usage = 'Usage: npm run seed -- [--scale default|large]';
  try {
    const { values } = parseArgs({ args: args, options: { scale: { type: 'string', default: 'default' } } });
    if (values.scale === 'default' || values.scale === 'large') return values.scale;
  } catch {
    // Unknown or incomplete options: print the usage below.
  }
  throw new StartupError(usage);
}
