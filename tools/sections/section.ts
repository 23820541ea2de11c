/** One subject that a command measures or checks, under one heading of its page. */
export interface Section {
  /** The word that selects it: `npm run bench -- start`. */
  name: string;
  title: string;
  /** How it is done, in a sentence or two. */
  how: string;
  run: (options: RunOptions) => Promise<Row[]>;
}

/** What a run was asked for. */
export interface RunOptions {
  /** Start of all randomness: the same number repeats the same run. */
  seed: number;
  /** How often something is repeated; without it each section uses its own number. */
  rounds: number | undefined;
  /** Words of the command line that do not select a section. */
  words: readonly string[];
  update: boolean;
  against: string | undefined;
  /** A part of the names of what alone is tried. */
  only: string | undefined;
}

/** One line of a section's table. */
export interface Row {
  what: string;
  measured: string;
  goal: string;
  /** Empty: a figure without a goal, for others to be understood by. */
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
