/**
 * `npm run bench`: measures the product against the goals for its speed and keeps the figures in docs/benchmarks.md.
 * `npm run bench -- start server` measures only these sections; `--rounds=1` is a quick trial.
 */
import { browser } from '../bench/browser.ts';
import { server } from '../bench/server.ts';
import { start } from '../bench/start.ts';
import { buildPortal } from '../buildPortal.ts';
import { runSections } from '../sections/runSections.ts';

await buildPortal();
await runSections(
  {
    file: 'docs/benchmarks.md',
    introduction: `# Benchmarks

The last result of \`npm run bench\`, each section with its day, commit and machine, and with the load of the machine when
it started. If the load is above the number of cores, elapsed times are longer than on an idle machine; ratios within a run,
processor times, sizes and memory are valid. "failed" is a goal that is not reached; it does not fail a build.

What limits mixed reads under load: the server's one thread, 1.0 to 1.4 ms of processor time for each call. 20 % of it is
garbage collection (young generation of 4 MB; 16 MB save a tenth and cost memory), 30 % are writes to the sockets of the
database (two or three statements for each call) and of callers.
`,
  },
  [start, server, browser],
);
process.exit();
