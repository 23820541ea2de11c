import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';

const mainFile = path.resolve(import.meta.dirname, '../main.ts');
/** Halves the time that a process needs to load its modules. */
const compileCache = path.resolve(import.meta.dirname, '../../../../.cache/node');

export interface ServerProcess {
  pid: number | undefined;
  /** Its output so far. */
  output(): string;
  errors(): string;
  /** Resolves with the port it listens on; rejects when it ends before. */
  ready: Promise<number>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): void;
}

const sourceOptions = ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning'];

/**
 * Starts the real server in a process of its own.
 * @param program another program that prints the same line when it is ready
 * @param options options of Node
 */
export function startProcess(
  environment: NodeJS.ProcessEnv,
  program = mainFile,
  options: readonly string[] = sourceOptions,
): ServerProcess {
  const child = spawn(process.execPath, [...options, program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      SEED_TODAY: '2025-03-14',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return followServer(child);
}

/** A server that has been started in another way. */
export function followServer(child: ChildProcessByStdio<null, Readable, Readable>): ServerProcess {
  let output = '';
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += String(data);
      const port = /Portal ready at http:\/\/localhost:(\d+)\/portal\/(?=["\n])/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    void ended.then((how) => reject(new Error(`The server ended (${how}): ${errors}`)));
  });
  // Some tests only wait for the end.
  ready.catch(() => {});
  return {
    pid: child.pid,
    output: () => output,
    errors: () => errors,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
