import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { run } from '../processes.ts';
import { runStorybookBuild } from '../storybook.ts';
import { ToolError } from '../ToolError.ts';
import { visualFolder } from './plan.ts';

/** The full name of a commit. @throws when git knows none of that name */
export async function commitNamed(reference: string): Promise<string> {
  return (await git('rev-parse', '--verify', `${reference}^{commit}`)).trim();
}

/** Builds the Storybook of a commit, in a tree of its own, unless it is there. */
export async function buildCommit(commit: string, outputFolder: string): Promise<void> {
  if (existsSync(join(outputFolder, 'index.json'))) return;
  const tree = join(visualFolder, 'tree');
  await git('worktree', 'add', '--force', '--detach', tree, commit);
  try {
    await installDependencies(tree);
    await runStorybookBuild(tree, outputFolder);
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
}

/** The tree lies in ours and finds our packages from there; only those of the repository must be its own. */
async function installDependencies(tree: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) !== lock(root)) {
    console.log('› Installing the dependencies of that commit');
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], {}, tree);
    if (code !== 0) throw new ToolError(`They could not be installed:\n${output}`);
    return;
  }
  const scope = join(tree, 'node_modules', '@portal');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(scope, name), 'junction');
  }
}

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new ToolError(`git ${args.join(' ')} did not succeed:\n${output}`);
  return output;
}
