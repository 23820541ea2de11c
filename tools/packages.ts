import { join } from 'node:path';
import { root } from './paths.ts';
import { bin, type Finished, run } from './processes.ts';

/** What other apps install, each after the ones it needs. */
const published = ['domain', 'api-client', 'ui'];

/**
 * Builds the published packages and looks at each as its users' tools will: publint at the manifest and the files,
 * attw at how its types resolve. Ends at the first that is not clean.
 */
export async function checkPackages(): Promise<Finished> {
  let output = '';
  for (const name of published) {
    const folder = join(root, 'packages', name);
    const steps: [program: string, args: string[]][] = [
      ['tsup', ['--silent']],
      ['publint', ['run', '.', '--strict']],
      ['attw', ['--pack', '.', '--profile', 'esm-only', '--no-emoji', '--format', 'ascii']],
    ];
    for (const [program, args] of steps) {
      const finished = await run(bin(program), args, {}, folder);
      output += `${name}: ${program}\n${finished.output}\n`;
      if (finished.code !== 0) return { code: finished.code, output };
    }
  }
  return { code: 0, output };
}
