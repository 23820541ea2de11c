import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cache, root } from '../paths.ts';
import type { Failure, Outcome, Step } from './Step.ts';

const supervisor = join(root, 'tools/supervise.mjs');
const logFile = join(cache, 'test.log');
/** Lines shown per failure; the log contains all. */
const shownLines = 60;

const running = new Set<ChildProcess>();

/**
 * Runs the steps and prints a line for each, then the failures, then the counts.
 * A stopped run ends the programs it started (`supervise.mjs`), also when it is killed itself.
 * @returns whether all passed
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  mkdirSync(cache, { recursive: true });
  rmSync(logFile, { force: true });
  const startedAt = performance.now();
  const outcomes: Outcome[] = [];
  const perform = async (kind: Step['kind'], atOnce: number) => {
    const queue = steps.filter((step) => step.kind === kind).values();
    const worker = async () => {
      for (const step of queue) outcomes.push(await runStep(step));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };
  await perform('static', 2);
  await perform('test', 1);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  if (failures.length > 0) console.log(`\nFailures\n${failures.map(toText).join('\n')}\n`);
  console.log(`${toSeconds(startedAt)} in all. Log: ${relative(root, logFile)}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

async function runStep(step: Step): Promise<Outcome> {
  if (step.command === null) return { passed: 0, failures: [] };
  const startedAt = performance.now();
  if (step.report) rmSync(step.report.path, { force: true });
  const { code, output } = await runCommand(step, step.command);
  const outcome = toOutcome(step, code, output);
  const failed = outcome.failures.length;
  const counts = step.report ? `  ${outcome.passed} passed` : '';
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${step.name.padEnd(28)} ${toSeconds(startedAt).padStart(8)}${counts}${failed > 0 ? `, ${failed} failed` : ''}`,
  );
  return outcome;
}

function runCommand(step: Step, command: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [supervisor, ...command], {
      cwd: root,
      env: { ...process.env, ...step.environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    const pieces: string[] = [`\n===== ${step.name}\n`];
    // Static steps run in parallel, so the output of each is logged as a whole.
    const log = createWriteStream(logFile, { flags: 'a' });
    const keep = (piece: Buffer) => {
      pieces.push(piece.toString());
      if (step.kind === 'test') log.write(piece);
    };
    if (step.kind === 'test') log.write(pieces[0]);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      running.delete(child);
      log.end(step.kind === 'test' ? '' : pieces.join(''));
      resolve({ code: code ?? 1, output: pieces.slice(1).join('') });
    });
  });
}

/** A program that failed without a failed test, or that ran no test, counts as a failure. */
function toOutcome({ name, report }: Step, code: number, output: string): Outcome {
  const whole: Failure = { title: name, message: stripVTControlCharacters(output).trim() };
  if (!report) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [whole] };
  if (!existsSync(report.path)) return { passed: 0, failures: [whole] };
  const outcome = report.read(readFileSync(report.path, 'utf8'));
  const isEmpty = outcome.passed === 0 && !report.mayBeEmpty;
  const isBroken = outcome.failures.length === 0 && (code !== 0 || isEmpty);
  return isBroken ? { ...outcome, failures: [{ ...whole, message: lastLines(whole.message) }] } : outcome;
}

function lastLines(text: string): string {
  return text.split('\n').slice(-shownLines).join('\n');
}

function toText({ title, place, message }: Failure): string {
  const lines = message.split('\n');
  const shown =
    lines.length > shownLines
      ? [...lines.slice(0, shownLines), `… ${lines.length - shownLines} more lines in the log`]
      : lines;
  return [`✗ ${place ? `${place}  ` : ''}${title}`, ...shown.map((line) => `    ${line}`)].join('\n');
}

function toSeconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

async function stop(): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.stdin?.end();
  await Promise.all(ended);
  console.log('Stopped.');
  process.exit(130);
}
