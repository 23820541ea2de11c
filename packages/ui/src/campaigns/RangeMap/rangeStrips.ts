import { type CodeKind, type MailerCodeRange, findRangeClashes } from '@portal/domain';

/** A range on the map; `left` and `width` are fractions of the axis, 0 to 1. */
export interface RangeStrip {
  range: MailerCodeRange;
  left: number;
  width: number;
  /** Numbers of the ranges that overlap with it. */
  overlappingRanges: number[];
}

/** Ranges of one kind on one axis. */
export interface RangeAxis {
  kind: CodeKind;
  /** First and last code of the axis. */
  first: string;
  last: string;
  strips: RangeStrip[];
}

/** Strips by axis: one for codes of digits, one for codes of letters; empty without ranges. */
export function createRangeAxes(ranges: readonly MailerCodeRange[]): RangeAxis[] {
  return (['digits', 'letters'] as const).flatMap((kind) => {
    const rangesOfKind = ranges.filter((range) => range.kind === kind);
    return rangesOfKind.length === 0 ? [] : [createAxis(kind, rangesOfKind)];
  });
}

function createAxis(kind: CodeKind, ranges: readonly MailerCodeRange[]): RangeAxis {
  const first = ranges.map(({ start }) => start).toSorted()[0] ?? '';
  const last =
    ranges
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? '';
  const firstOrdinal = toOrdinal(first);
  // One more than the difference, because the last code is included.
  const codeCount = toOrdinal(last) - firstOrdinal + 1;
  return {
    kind,
    first,
    last,
    strips: ranges.map((range) => ({
      range,
      left: (toOrdinal(range.start) - firstOrdinal) / codeCount,
      width: (toOrdinal(range.end) - toOrdinal(range.start) + 1) / codeCount,
      overlappingRanges: findRangeClashes(
        [range],
        ranges.filter((other) => other.number !== range.number),
      ).map(({ other }) => other.number),
    })),
  };
}

/** Ordinal of a code: six digits as a number, six letters in base 26. */
function toOrdinal(code: string): number {
  if (/^\d+$/.test(code)) return Number(code);
  return [...code].reduce((ordinal, letter) => ordinal * 26 + (letter.codePointAt(0) ?? 65) - 65, 0);
}
