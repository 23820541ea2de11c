import { StartupError } from '../errors.ts';

/** Runs a command of operators: what they can correct is printed without a stack trace, with exit code 1. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
