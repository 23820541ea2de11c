import { inspect } from 'node:util';

/** One subject that a command measures or checks, under one heading of its page. */
export interface Section {
  /** Its heading, and the word that selects it: `npm run bench -- start`. */
  name: string;
  /** How it is done, in a sentence or two. */
  how: string;
  run: (options: RunOptions) => Promise<Row[]>;
}

/** Options of a run. */
export interface RunOptions {
  /** Random seed: the same number repeats the same run. */
  seed: number;
  /** Number of repetitions; by default, each section has its own. */
  rounds: number | undefined;
  /** Runs only the cases whose name contains this text. */
  only: string;
}

/** One line of a section's table. */
export interface Row {
  what: string;
  measured: string;
  goal: string;
  /** Empty: a value without a goal, as a reference for others. */
  outcome: 'passed' | 'failed' | 'not run' | '';
  /** For the terminal: each failure with all that is needed to reproduce it. */
  details?: readonly string[];
}

/** A figure that must not exceed a limit. */
export function atMost(what: string, value: number, limit: number, unit = ''): Row {
  const outcome = value <= limit ? 'passed' : 'failed';
  return { what, measured: format(value, unit), goal: `≤ ${limit} ${unit}`.trim(), outcome };
}

/** A figure that must reach a limit. */
export function atLeast(what: string, value: number, limit: number, unit = ''): Row {
  const outcome = value >= limit ? 'passed' : 'failed';
  return { what, measured: format(value, unit), goal: `≥ ${limit} ${unit}`.trim(), outcome };
}

/** A figure without a goal. */
export function plain(what: string, value: number, unit = ''): Row {
  return { what, measured: format(value, unit), goal: '', outcome: '' };
}

/** Something that is true or false, and must be true. */
export function isTrue(what: string, value: boolean): Row {
  return { what, measured: value ? 'yes' : 'no', goal: 'yes', outcome: value ? 'passed' : 'failed' };
}

export function format(value: number, unit = ''): string {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which the given share (0 to 100) of the sorted values lies. @throws on an empty list */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))];
  if (value === undefined) throw new Error('No percentile of an empty list exists.');
  return value;
}

/** Counter of trials and failures. */
export class Tally {
  tried = 0;
  readonly failures: string[] = [];

  /** Counts a trial, and its error if it failed. */
  check(isRight: boolean, failure: () => string): void {
    this.tried += 1;
    if (!isRight) this.failures.push(failure());
  }
}

/** Runs trials and returns their row; an exception counts as a failure. */
export async function figure(what: string, work: (tally: Tally) => Promise<void> | void): Promise<Row> {
  const tally = new Tally();
  const startedAt = performance.now();
  try {
    await work(tally);
  } catch (error) {
    tally.failures.push(inspect(error));
  }
  if (tally.tried === 0 && tally.failures.length === 0) tally.failures.push('Nothing was tried.');
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return {
    what,
    measured: `${tally.tried} tried, ${tally.failures.length} failed, ${seconds} s`,
    goal: '0 failed',
    outcome: tally.failures.length === 0 ? 'passed' : 'failed',
    details: tally.failures,
  };
}

/** A row for a check that cannot run on this machine. */
export function notRun(what: string, why: string): Row {
  return { what, measured: why, goal: '0 failed', outcome: 'not run' };
}
