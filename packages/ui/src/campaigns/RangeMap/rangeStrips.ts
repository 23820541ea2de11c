import { type CodeKind, type MailerCodeRange, rangeMeetings } from '@portal/domain';

/** A range on the map; `left` and `width` are fractions of the axis, 0 to 1. */
export interface RangeStrip {
  range: MailerCodeRange;
  left: number;
  width: number;
  /** Numbers of the ranges that overlap with it. */
  meets: number[];
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
export function rangeAxes(ranges: readonly MailerCodeRange[]): RangeAxis[] {
  return (['digits', 'letters'] as const).flatMap((kind) => {
    const own = ranges.filter((range) => range.kind === kind);
    return own.length === 0 ? [] : [axisOf(kind, own)];
  });
}

function axisOf(kind: CodeKind, ranges: readonly MailerCodeRange[]): RangeAxis {
  const first = ranges.reduce((least, { start }) => (start < least ? start : least), ranges[0]?.start ?? '');
  const last = ranges.reduce((most, { end }) => (end > most ? end : most), '');
  const from = placeOf(first);
  // One more than the difference, because the last code is included.
  const length = placeOf(last) - from + 1;
  return {
    kind,
    first,
    last,
    strips: ranges.map((range) => ({
      range,
      left: (placeOf(range.start) - from) / length,
      width: (placeOf(range.end) - placeOf(range.start) + 1) / length,
      meets: rangeMeetings(
        [range],
        ranges.filter((other) => other.number !== range.number),
      ).map(({ other }) => other.number),
    })),
  };
}

/** Ordinal of a code: six digits as a number, six letters in base 26. */
function placeOf(code: string): number {
  if (/^\d+$/.test(code)) return Number(code);
  return [...code].reduce((place, letter) => place * 26 + (letter.codePointAt(0) ?? 65) - 65, 0);
}
