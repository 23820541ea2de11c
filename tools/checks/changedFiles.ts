import { run, succeeded } from '../processes.ts';

/** What can affect every test: a dependency or a setting. */
const settings = /^(package-lock\.json|tsconfig[^/]*|.*vitest[^/]*\.config\.ts)$/;

/**
 * Files that differ from a commit, untracked ones included; `undefined`: everything may be affected.
 * @throws ToolError when git does not know the commit
 */
export async function findChangedFiles(commit: string): Promise<string[] | undefined> {
  const difference = await run('git', ['diff', '--name-only', '--diff-filter=d', commit, '--']);
  succeeded(difference, `Not a commit: ${commit}\n`);
  const untracked = await run('git', ['ls-files', '--others', '--exclude-standard']);
  const files = `${difference.output}\n${untracked.output}`.split('\n').filter(Boolean);
  return files.some((file) => settings.test(file)) ? undefined : files;
}
