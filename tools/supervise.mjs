/**
 * Runs a command (`node tools/supervise.mjs <program> <arguments>`) and ends it with all of its child processes when
 * the calling process ends for any reason: the standard input is a pipe that is closed then.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const gracePeriodMs = 5_000;
const runId = randomUUID();
const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, {
  detached: true, // a process group of its own
  env: { ...process.env, PORTAL_RUN_ID: runId },
  stdio: ['ignore', 'inherit', 'inherit'],
});
let isStopping = false;

child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => {
  killLeftovers();
  process.exit(code ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.stdin.on('close', stop).resume();

function stop() {
  if (isStopping) return;
  isStopping = true;
  killGroup('SIGTERM');
  setTimeout(() => {
    killGroup('SIGKILL');
    killLeftovers();
  }, gracePeriodMs);
}

function killGroup(signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Linux: kills processes that left the group, such as browsers and databases. They inherited the id of this run. */
function killLeftovers() {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      if (environment.includes(`PORTAL_RUN_ID=${runId}`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended, or belongs to another user.
    }
  }
}
