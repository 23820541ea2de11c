import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';
import { ToolError } from './ToolError.ts';

/** What a program printed (both streams, in order) and how it ended. */
export interface Finished {
  code: number;
  output: string;
}

/** Options of Node for files that import workspace packages from their sources. */
export const sourceOptions = ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning'];

/**
 * Options of Node for the server: it lives on 40 MB, and V8 would let several times as much garbage lie about before
 * it cleans up. Its speed does not suffer (`npm run bench`).
 */
export const serverOptions = [...sourceOptions, '--max-semi-space-size=8', '--heap-growing-percent=100'];

/**
 * The environment of the server: memory that is free goes back to the system. By default glibc keeps it, which is 140 MB
 * after the demo data has been created.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' };

/** Path of an executable of an installed package. */
export function bin(name: string): string {
  return join(root, 'node_modules', '.bin', name);
}

/** TypeScript 7 checks three times as fast as 6, which the generators need. It is named by its path: both bring `tsc`. */
export const typescript7 = join(root, 'node_modules/typescript7/bin/tsc');

/** Runs npm, under this Node and with the settings it was called with. */
export function npm(args: readonly string[], cwd: string): Promise<Finished> {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], {}, cwd) : run('npm', args, {}, cwd);
}

/** Runs a program and collects what it prints. Never rejects: a program that cannot start ends with code 127. */
export function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    const end = (code: number, extra = '') =>
      resolve({ code, output: Buffer.concat(pieces).toString() + extra });
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a program in the foreground, passes signals on and resolves with its exit code.
 * A terminal sends Ctrl+C to the program as well, so only its own end counts.
 */
export function foreground(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment };
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @throws ToolError with what a program printed that did not succeed, after `failure` */
export function succeeded(finished: Finished, failure = ''): Finished {
  if (finished.code === 0) return finished;
  throw new ToolError(`${failure}${finished.output}`);
}
