/**
 * `npm run bench`: measures the product against the goals for its speed and keeps the figures in docs/benchmarks.md.
 * `npm run bench -- start server` measures only these sections; `--rounds=1` is a quick trial. `growth` takes about an hour.
 */
import { browser } from '../bench/browser.ts';
import { growth } from '../bench/growth.ts';
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

What limits mixed reads under load: the server's one thread. A call that reads a page of its own costs it 0.7 ms, as much again in
PostgreSQL and the sender, which share the machine; a third of that are writes to the sockets of the database (each wakes a process) and of
callers, a fifth is garbage collection. Sessions that are read together and lists that several callers ask for at once cost less: 0.2 ms.

What limits the browser, by profiles at a quarter of the speed: up to the first row of a list, React renders frame and rows in a
quarter of the time, layout and paint are a sixth, and the rest is loading and running code; the login page, with neither frame nor rows, already takes as long
as a table by React alone. Going back to a list, and for new rows, more than half of the time is layout and paint.
The first row of React alone says how fast the machine was.
`,
  },
  [start, server, growth, browser],
);
process.exit();
