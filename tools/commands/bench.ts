/**
 * `npm run bench`: measures the product against the goals for its speed and keeps the figures in docs/benchmarks.md.
 * `npm run bench -- start sizes` measures only these sections; `--rounds=1` is a quick trial.
 */
import { browser } from '../bench/browser.ts';
import { server } from '../bench/server.ts';
import { sizes, start } from '../bench/smallSections.ts';
import { buildPortal } from '../buildPortal.ts';
import { runSections } from '../sections/runSections.ts';

await buildPortal();
await runSections(
  {
    file: 'docs/benchmarks.md',
    introduction: `# Benchmarks

The last result of \`npm run bench\`, each section with its day, commit and machine, and with the load of the machine when
it began. Above the number of cores, every time on the clock is longer than on an idle machine; ratios in one run,
processor times, sizes and memory hold. "failed" is a goal that is not reached; it does not fail a build.
`,
  },
  [sizes, start, server, browser],
);
process.exit();
