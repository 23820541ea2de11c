import { type CodeKind, type MailerCodeRange, rangeMeetings } from '@portal/domain';

/** A range as it is drawn; places are shares of the axis, 0 to 1. */
export interface RangeStrip {
  range: MailerCodeRange;
  left: number;
  width: number;
  /** Numbers of the other ranges that have a code in common with it. */
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

/** The ranges as strips: those of digits on one axis, those of letters on another; without ranges there is none. */
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
  // One more than the difference: the last code takes room as well.
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

/** How many codes stand before it: six digits as a number, six letters as a number of base 26. */
function placeOf(code: string): number {
  if (/^\d+$/.test(code)) return Number(code);
  return [...code].reduce((place, letter) => place * 26 + (letter.codePointAt(0) ?? 65) - 65, 0);
}
