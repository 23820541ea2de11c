import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.ts';
import { serverOptions } from '../processes.ts';

/** A server of the product, running in a process of its own. */
export interface ServerProcess {
  /** Address up to and including the base path. */
  address: string;
  /** From starting the process to the line that says the portal is ready. */
  startMs: number;
  /** Memory in use now and the most so far, in MB (Linux; elsewhere NaN). */
  memoryMb: () => { now: number; most: number };
  stop: () => Promise<void>;
  /** Ends it at once, whatever it is doing. */
  kill: () => Promise<void>;
}

/**
 * Starts the server, or another program that prints the same line when ready, on any free port and waits until it is.
 * @throws with its output when it ends before
 */
export function startServer(
  settings: Record<string, string>,
  program = 'apps/server/src/main.ts',
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...serverOptions, program], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (piece: Buffer) => {
      output += piece.toString();
      const address = /Portal ready at (\S+)/.exec(output)?.[1];
      if (!address) return;
      resolve({
        // A name may resolve to another address first.
        address: address.replace('localhost', '127.0.0.1'),
        startMs: performance.now() - startedAt,
        memoryMb: () => ({ now: memoryOf(child.pid, 'VmRSS'), most: memoryOf(child.pid, 'VmHWM') }),
        stop: endBy('SIGTERM'),
        kill: endBy('SIGKILL'),
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
}

function memoryOf(pid: number | undefined, field: string): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

/** Gives the work an empty folder in the cache and removes it afterwards. */
export async function inEmptyFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'empty-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
