import {
  toEndField,
  rangeNumbers,
  toStartField,
  type RangeEdge,
  type RangeField,
  type RangeNumber,
} from './campaign.ts';

/** Six digits (compared as numbers) or six letters (compared as text). */
export type CodeKind = 'digits' | 'letters';

/** A range of mailer codes of one kind, both ends included. */
export interface MailerCodeRange {
  /** Its number among the campaign's ranges, 1 to 30. */
  number: RangeNumber;
  kind: CodeKind;
  start: string;
  end: string;
}

/** An end of one range that lies inside another range. */
export interface RangeOverlap {
  number: RangeNumber;
  edge: RangeEdge;
  /** The range that contains it. */
  other: RangeNumber;
}

/** Two ranges that share a code. */
export interface RangeClash {
  own: MailerCodeRange;
  other: MailerCodeRange;
}

/** Normalizes a code as it is stored: trimmed, letters in upper case. */
export function normalizeRangeCode(typed: string): string {
  // Only a to z: "ß" must not become two letters.
  return typed.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The kind of a range's start or end code; `null` for an invalid one. */
export function getCodeKind(code: string): CodeKind | null {
  if (/^[0-9]{6}$/.test(code)) return 'digits';
  return /^[A-Z]{6}$/.test(code) ? 'letters' : null;
}

/**
 * The ranges that hold codes: complete, valid, of one kind, the start not after the end. A range from digits to
 * letters is valid in a campaign but holds no codes, so it is excluded.
 */
export function parseRanges(draft: Readonly<Partial<Record<RangeField, string | null>>>): MailerCodeRange[] {
  return rangeNumbers.flatMap((number) => {
    const start = normalizeRangeCode(draft[toStartField(number)] ?? '');
    const end = normalizeRangeCode(draft[toEndField(number)] ?? '');
    const kind = getCodeKind(start);
    return kind !== null && kind === getCodeKind(end) && start <= end ? [{ number, kind, start, end }] : [];
  });
}

/**
 * Whether a mailer code lies in the range; codes that mix letters and digits never do. Six-digit codes sort the same
 * as text and as numbers.
 */
export function isInRange(range: Omit<MailerCodeRange, 'number'>, code: string): boolean {
  return getCodeKind(code) === range.kind && range.start <= code && code <= range.end;
}

/**
 * Every end of a numeric range that lies in another numeric range, ends included; by range, start first. Ranges of
 * letters are not compared (specification 2 §5).
 */
export function findRangeOverlaps(ranges: readonly MailerCodeRange[]): RangeOverlap[] {
  const numeric = ranges.filter((range) => range.kind === 'digits');
  return numeric.flatMap((range) =>
    numeric
      .filter((other) => other.number !== range.number)
      .flatMap((other): RangeOverlap[] => {
        const edges: RangeEdge[] = [];
        if (isInRange(other, range.start)) edges.push('Start');
        if (isInRange(other, range.end)) edges.push('End');
        return edges.map((edge) => ({ number: range.number, edge, other: other.number }));
      }),
  );
}

/** Every pair of ranges of two campaigns that share a code, numeric or alphabetic. */
export function findRangeClashes(
  own: readonly MailerCodeRange[],
  others: readonly MailerCodeRange[],
): RangeClash[] {
  return own.flatMap((range) =>
    others.filter((other) => shareCodes(range, other)).map((other) => ({ own: range, other })),
  );
}

function shareCodes(a: MailerCodeRange, b: MailerCodeRange): boolean {
  return a.kind === b.kind && a.start <= b.end && b.start <= a.end;
}
