import type { FileHandle } from 'node:fs/promises';

/** Lines that differ only in their leading sequence number. */
export interface LineBlock {
  /** First and last number, inclusive; at most ten digits. */
  first: number;
  last: number;
  /** The text after the number, without the line break. */
  rest: string;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** Called between writes, with the number of lines so far. */
  onProgress?: (lines: number) => Promise<void>;
}

const digits = 10;
const bufferBytes = 256 * 1024;
const zero = 48;
const nine = 57;

/** Writes lines to a file with constant memory: one buffer is filled while the other is being written. */
export class LineWriter {
  readonly #file: Pick<FileHandle, 'writeFile'>;
  readonly #options: WriteOptions;
  #filling = Buffer.allocUnsafe(bufferBytes);
  #spare = Buffer.allocUnsafe(bufferBytes);
  #used = 0;
  #lines = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(file: Pick<FileHandle, 'writeFile'>, options: WriteOptions = {}) {
    this.#file = file;
    this.#options = options;
  }

  /** Number of lines so far. */
  get lines(): number {
    return this.#lines;
  }

  async write({ first, last, rest }: LineBlock): Promise<void> {
    const line = Buffer.from(`${formatSequenceNumber(first)}${rest}\n`);
    for (let next = first; next <= last;) {
      const fitting = Math.floor((bufferBytes - this.#used) / line.length);
      if (fitting === 0) {
        await this.flush();
        continue;
      }
      const count = Math.min(fitting, last - next + 1);
      line.write(formatSequenceNumber(next));
      fillLines(this.#filling.subarray(this.#used, this.#used + count * line.length), line);
      this.#used += count * line.length;
      this.#lines += count;
      next += count;
    }
  }

  /** Starts writing the filled buffer, after the previous write has finished. */
  async flush(): Promise<void> {
    this.#options.signal?.throwIfAborted();
    await this.#writing;
    const full = this.#filling.subarray(0, this.#used);
    this.#writing = this.#file.writeFile(full);
    // The next flush awaits it. This prevents an unhandled rejection until then.
    this.#writing.catch(() => {});
    [this.#filling, this.#spare] = [this.#spare, this.#filling];
    this.#used = 0;
    await this.#options.onProgress?.(this.#lines);
  }

  /** Waits until everything is written. */
  async end(): Promise<void> {
    await this.flush();
    await this.#writing;
  }
}

/** Fills a buffer with copies of a line, incrementing the number in each. */
function fillLines(lines: Buffer, line: Buffer): void {
  lines.set(line);
  for (let filled = line.length; filled < lines.length; filled *= 2) {
    lines.copyWithin(filled, 0, Math.min(filled, lines.length - filled));
  }
  const number = Uint8Array.from(line.subarray(0, digits));
  // All digits before this position are equal to those of the first line.
  let changedFrom = digits;
  for (let at = line.length; at < lines.length; at += line.length) {
    changedFrom = Math.min(changedFrom, incrementDigits(number));
    for (let place = changedFrom; place < digits; place += 1) lines[at + place] = number[place] ?? zero;
  }
}

/** @returns the position of the first changed digit */
function incrementDigits(number: Uint8Array): number {
  let place = digits - 1;
  for (; place > 0 && number[place] === nine; place -= 1) number[place] = zero;
  number[place] = (number[place] ?? zero) + 1;
  return place;
}

function formatSequenceNumber(number: number): string {
  return String(number).padStart(digits, '0');
}
