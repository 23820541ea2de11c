import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, succeeded } from '../../processes.ts';

/**
 * A folder outside of the workspaces with packages from the registry that only the benchmarks need; kept for the next
 * run.
 * @param files text by name
 */
export async function outsideFolder(
  name: string,
  packages: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(tmpdir(), `portal-bench-${name}`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files }))
    if (file !== 'package.json' || !existsSync(join(folder, file))) writeFileSync(join(folder, file), text);
  if (!existsSync(join(folder, 'node_modules')))
    succeeded(await npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], folder));
  return folder;
}
