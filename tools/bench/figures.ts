/** One measured figure: what, how much, and the goal it is held against (`docs/benchmarks.md` shows them). */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  met: boolean;
}

/** A set of figures measured in one run, under one heading. */
export interface Section {
  title: string;
  /** How it was measured, in a sentence. */
  how: string;
  figures: readonly Figure[];
  /** Further material, such as query plans, as Markdown. */
  details?: string;
}

/** A figure that must not exceed a limit, in the given unit. */
export function atMostFigure(what: string, value: number, limit: number, unit: string): Figure {
  return { what, measured: written(value, unit), goal: `≤ ${limit} ${unit}`.trim(), met: value <= limit };
}

/** A figure that must reach a limit, in the given unit. */
export function atLeastFigure(what: string, value: number, limit: number, unit: string): Figure {
  return { what, measured: written(value, unit), goal: `≥ ${limit} ${unit}`.trim(), met: value >= limit };
}

/** A figure without a goal of its own, for others to be understood by. */
export function plainFigure(what: string, value: number, unit: string): Figure {
  return { what, measured: written(value, unit), goal: '', met: true };
}

/** A figure that is true or not, and should be. */
export function yesFigure(what: string, isSo: boolean): Figure {
  return { what, measured: isSo ? 'yes' : 'no', goal: 'yes', met: isSo };
}

function written(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

/** The value in the middle of the sorted values; of an even count, the higher of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which the given share (0 to 100) of the sorted values lies. @throws on an empty list */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}
