/**
 * `npm run harden`: attacks the product, injects faults and keeps the results in docs/hardening.md.
 * `npm run harden -- access kill` runs only these sections; `--seed=7` repeats a run, `--rounds=20`
 * kills so often, `--only login` tries only the operations or planted faults whose names contain it.
 */
import { access } from '../harden/access.ts';
import { inputs } from '../harden/inputs.ts';
import { kill } from '../harden/kill.ts';
import { load } from '../harden/load.ts';
import { planted } from '../harden/planted.ts';
import { restarts } from '../harden/restarts.ts';
import { faults, series, zones } from '../harden/series.ts';
import { signIns } from '../harden/signIns.ts';
import { runSections } from '../sections/runSections.ts';

const hasPassed = await runSections(
  {
    file: 'docs/hardening.md',
    introduction: `# Hardening

The last result of \`npm run harden\`, each section with its day, commit and machine. "not run" means that the
machine lacks a required program; it counts neither as passed nor as failed.
`,
  },
  [access, inputs, kill, restarts, load, signIns, zones, faults, series, planted],
);
// The embedded PostgreSQL ends the process with a code of its own unless it is given one.
process.exit(hasPassed ? 0 : 1);
