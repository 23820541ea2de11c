import { inspect } from 'node:util';
import type { Row } from '../sections/section.ts';

/** Counts while something is tried. */
export class Tally {
  tried = 0;
  readonly failures: string[] = [];

  /** Counts one trial, and what went wrong with it. */
  check(isRight: boolean, failure: () => string): void {
    this.tried += 1;
    if (!isRight) this.failures.push(failure());
  }
}

/** Tries something and gives its row; what it throws is a failure of its own. */
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

/** A row for something that this machine lacks the means for. */
export function notRun(what: string, why: string): Row {
  return { what, measured: why, goal: '0 failed', outcome: 'not run' };
}
