import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../tools/paths.ts';
import { run, sourceOptions } from '../tools/processes.ts';
import { buildWhenStale } from '../tools/stale.ts';
import { templateFolder } from './servers.ts';
import { today } from './today.ts';

/** Makes the database that the server of every worker starts with a copy of. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function prepareData(): Promise<void> {
  await buildWhenStale(
    {
      name: 'e2e-template',
      inputs: ['apps/server/src', 'packages/domain/src', 'package-lock.json'],
      settings: [today],
      output: relative(root, templateFolder),
    },
    makeTemplate,
  );
}

async function makeTemplate(): Promise<void> {
  rmSync(templateFolder, { recursive: true, force: true });
  const { code, output } = await run(
    process.execPath,
    [...sourceOptions, 'apps/server/src/commands/seed.ts'],
    {
      DATA_DIR: templateFolder,
      SEED_TODAY: today,
      NODE_ENV: 'test',
    },
  );
  if (code !== 0) throw new Error(`The database of the journeys could not be made:\n${output}`);
}
