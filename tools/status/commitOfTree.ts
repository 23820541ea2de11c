import { execFileSync } from 'node:child_process';
import { root } from '../paths.ts';

/** Short name of the checked-out commit, with `+` when files differ from it; empty outside of git. */
export function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return '';
  }
}
