import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cache, root } from '../paths.ts';
import { run } from '../processes.ts';

/** The tools and lists of others, installed beside the product. */
export interface Judges {
  folder: string;
  require: NodeJS.Require;
}

const files = ['package.json', 'package-lock.json'];

/** Installs tools/harden/judges into the cache, once for each lock file; `null` when that is not possible here. */
export async function judges(): Promise<Judges | null> {
  const source = join(root, 'tools', 'harden', 'judges');
  const folder = join(cache, 'harden-judges');
  const found: Judges = { folder, require: createRequire(join(folder, 'package.json')) };
  const lock = 'package-lock.json';
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    readFileSync(join(folder, lock), 'utf8') === readFileSync(join(source, lock), 'utf8');
  if (isCurrent) return found;
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(folder, file));
  const { code } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {}, folder);
  return code === 0 ? found : null;
}
