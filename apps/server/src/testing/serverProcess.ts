import { spawn } from 'node:child_process';
import path from 'node:path';

const mainFile = path.resolve(import.meta.dirname, '../main.ts');

export interface ServerProcess {
  /** What it has printed so far. */
  output(): string;
  errors(): string;
  /** Resolves with the port it listens on; rejects when it ends before. */
  ready: Promise<number>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the real server in a process of its own. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(
    process.execPath,
    ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', mainFile],
    {
      env: { PATH: process.env.PATH, SEED_TODAY: '2025-03-14', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
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
    output: () => output,
    errors: () => errors,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
