import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs commands as a person types them, without the startup files of the machine.
 * @returns what they print
 */
export async function runShell(commands: string, folder: string): Promise<string> {
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
  // Without the certificates of the machine's network, npm tries in vain for minutes to reach its registry.
  const env = { PATH, HOME, NODE_EXTRA_CA_CERTS };
  const { stdout } = await run('bash', ['--norc', '-euc', commands], { cwd: folder, env });
  return stdout;
}

/** What commands say when they fail; empty if they succeed. */
export async function findFailure(commands: string, folder: string): Promise<string> {
  return runShell(commands, folder).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}
