import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../paths.ts';

const supervisor = join(root, 'tools/supervise.mjs');

/** Starts a process of its own group, as browsers and databases do, prints its id and waits forever. */
const program = `
  const { spawn } = require('node:child_process');
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  process.on('SIGTERM', () => {});
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

test('a program and its child processes end when the parent process is killed', async () => {
  const caller = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([supervisor, process.execPath, '-e', program])}, { stdio: ['pipe', 'inherit', 'inherit'] })`;
  const asking = spawn(process.execPath, ['-e', caller], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(asking.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isRunning(pid)).toBe(true);
  asking.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000, interval: 50 });
}, 30_000);

test('the exit code is that of the program', async () => {
  const supervised = spawn(process.execPath, [supervisor, process.execPath, '-e', 'process.exit(7)']);
  expect(await once(supervised, 'exit')).toEqual([7, null]);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
