/**
 * `npm run harden`: attacks and disturbs the product and keeps the results in docs/hardening.md.
 * `npm run harden -- access kill` runs only these sections; `--seed=7` repeats a run, `--rounds=20` kills so often.
 */
import { access } from '../harden/access.ts';
import { contract, faults } from '../harden/contract.ts';
import { csv } from '../harden/csv.ts';
import { dates } from '../harden/dates.ts';
import { inputs } from '../harden/inputs.ts';
import { jobs } from '../harden/jobs.ts';
import { kill } from '../harden/kill.ts';
import { hardenPlanted } from '../harden/planted.ts';
import { runSections } from '../sections/runSections.ts';
import type { Section } from '../sections/section.ts';

const planted: Section = {
  name: 'planted',
  title: 'planted',
  how: 'Into a copy of the last commit one fault is planted at a time (`tools/harden/planted/faults.ts`); it counts as found when a test of the named file fails, or the named section of this command does.',
  run: async () => (await hardenPlanted()).figures,
};
const hasPassed = await runSections(
  {
    file: 'docs/hardening.md',
    introduction: `# Hardening

The last result of \`npm run harden\`, each section with its day, commit and machine. "not run" is something that the
machine lacked the means for: it counts neither as passed nor as failed.
`,
  },
  [access, inputs, kill, jobs, csv, dates, contract, planted, faults],
);
// The embedded PostgreSQL ends the process with a code of its own unless it is given one.
process.exit(hasPassed ? 0 : 1);
