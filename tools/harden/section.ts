import { inspect } from 'node:util';

/** What one kind of attack or disturbance came to. */
export interface Figure {
  what: string;
  /** How often it was tried: requests, rounds, rows. */
  tried: number;
  /** What went wrong, each with all that is needed to see it again. */
  failures: readonly string[];
  seconds: number;
  /** Why it could not be tried on this machine; it counts neither as passed nor as failed. */
  notRun?: string;
}

/** The figures of one section, under one heading. */
export interface Section {
  title: string;
  /** What was done, in a sentence or two. */
  how: string;
  figures: readonly Figure[];
}

/** What a run was asked for. */
export interface Options {
  /** Where chance begins: the same number gives the same run. */
  seed: number;
  /** How often something is killed; each section knows a number of its own. */
  rounds: number | undefined;
}

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

/** Tries something and gives its figure; what it throws is a failure of its own. */
export async function figure(what: string, work: (tally: Tally) => Promise<void> | void): Promise<Figure> {
  const tally = new Tally();
  const startedAt = performance.now();
  try {
    await work(tally);
  } catch (error) {
    tally.failures.push(inspect(error));
  }
  if (tally.tried === 0 && tally.failures.length === 0) tally.failures.push('Nothing was tried.');
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${what}: ${tally.tried} tried, ${tally.failures.length} failed, ${seconds.toFixed(1)} s`);
  return { what, tried: tally.tried, failures: tally.failures, seconds };
}

/** A figure of something that this machine lacks the means for. */
export function notRun(what: string, why: string): Figure {
  return { what, tried: 0, failures: [], seconds: 0, notRun: why };
}
