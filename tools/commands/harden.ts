/**
 * `npm run harden`: attacks and disturbs the product, prints what came of it and keeps the figures in
 * docs/hardening.md. `npm run harden -- access kill` runs only the sections of these names and renews theirs.
 * `--seed=7` repeats the chance of a run, `--rounds=20` kills so often.
 */
import { parseArgs } from 'node:util';
import { hardenAccess } from '../harden/access.ts';
import { keepFigures, problemsOf } from '../harden/document.ts';
import { hardenCsv } from '../harden/csv.ts';
import { hardenDates } from '../harden/dates.ts';
import { hardenFaults } from '../harden/faults.ts';
import { hardenInputs } from '../harden/inputs.ts';
import { hardenJobs } from '../harden/jobs.ts';
import { hardenKill } from '../harden/kill.ts';
import { hardenPlanted } from '../harden/planted.ts';
import { hardenPrism } from '../harden/prism.ts';
import type { Options, Section } from '../harden/section.ts';
import { ToolError } from '../ToolError.ts';

const sections: Record<string, (options: Options) => Promise<Section>> = {
  access: hardenAccess,
  inputs: hardenInputs,
  kill: hardenKill,
  jobs: hardenJobs,
  csv: hardenCsv,
  dates: hardenDates,
  prism: hardenPrism,
  planted: hardenPlanted,
  faults: hardenFaults,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, rounds: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in sections));
if (unknown.length > 0) {
  throw new ToolError(
    `There is no section "${unknown.join('", "')}". Known: ${Object.keys(sections).join(', ')}.`,
  );
}
const options: Options = {
  seed: Number(values.seed ?? Date.now() % 1_000_000),
  rounds: values.rounds === undefined ? undefined : Number(values.rounds),
};

let hasFailed = false;
for (const [name, harden] of Object.entries(sections)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`› Hardening: ${name} (seed ${options.seed})`);
  const section = await harden(options);
  console.log(problemsOf(section));
  await keepFigures(section);
  if (section.figures.some(({ failures }) => failures.length > 0)) hasFailed = true;
}
// The embedded PostgreSQL ends the process with a code of its own unless it is told one.
process.exit(hasFailed ? 1 : 0);
