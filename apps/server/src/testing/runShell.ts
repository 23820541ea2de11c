import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs commands as a person types them, without the startup files of the machine.
 * @returns what they print
 */
export async function runShell(commands: string, folder: string): Promise<string> {
  const { stdout } = await run('bash', ['--norc', '-euc', commands], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  return stdout;
}

/** What commands say when they fail; empty if they succeed. */
export async function findFailure(commands: string, folder: string): Promise<string> {
  return runShell(commands, folder).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}
