/** Lines that differ only in their leading sequence number. */
export interface LineBlock {
  /** First and last number, inclusive; at most ten digits. */
  first: number;
  last: number;
  /** The text after the number, without the line break. */
  rest: string;
}

export const sequenceNumberDigits = 10;
const bufferBytes = 256 * 1024;
const zero = 48;
const nine = 57;

/** Generates the lines of blocks as UTF-8, one buffer at a time: a file of any size takes constant memory. */
export async function* generateLines(
  blocks: Iterable<LineBlock> | AsyncIterable<LineBlock>,
): AsyncGenerator<Buffer> {
  let buffer = Buffer.allocUnsafe(bufferBytes);
  let used = 0;
  for await (const { first, last, rest } of blocks) {
    const line = Buffer.from(`${formatSequenceNumber(first)}${rest}\n`);
    for (let next = first; next <= last;) {
      const fitting = Math.floor((bufferBytes - used) / line.length);
      if (fitting === 0) {
        yield buffer.subarray(0, used);
        buffer = Buffer.allocUnsafe(bufferBytes);
        used = 0;
        continue;
      }
      const count = Math.min(fitting, last - next + 1);
      line.write(formatSequenceNumber(next));
      fillLines(buffer.subarray(used, used + count * line.length), line);
      used += count * line.length;
      next += count;
    }
  }
  if (used > 0) yield buffer.subarray(0, used);
}

/** Fills a buffer with copies of a line, incrementing the number in each. */
function fillLines(lines: Buffer, line: Buffer): void {
  lines.set(line);
  for (let filled = line.length; filled < lines.length; filled *= 2) {
    lines.copyWithin(filled, 0, Math.min(filled, lines.length - filled));
  }
  const number = Uint8Array.from(line.subarray(0, sequenceNumberDigits));
  // All digits before this position are equal to those of the first line.
  let changedFrom = sequenceNumberDigits;
  for (let at = line.length; at < lines.length; at += line.length) {
    changedFrom = Math.min(changedFrom, incrementDigits(number));
    for (let place = changedFrom; place < sequenceNumberDigits; place += 1) {
      lines[at + place] = number[place] ?? zero;
    }
  }
}

/** @returns the position of the first changed digit */
function incrementDigits(number: Uint8Array): number {
  let place = sequenceNumberDigits - 1;
  for (; place > 0 && number[place] === nine; place -= 1) number[place] = zero;
  number[place] = (number[place] ?? zero) + 1;
  return place;
}

function formatSequenceNumber(number: number): string {
  return String(number).padStart(sequenceNumberDigits, '0');
}
