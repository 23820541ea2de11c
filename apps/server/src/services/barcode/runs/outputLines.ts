import type { FileHandle } from 'node:fs/promises';

/** Lines that differ in nothing but the sequence number that each begins with. */
export interface LineBlock {
  /** First and last number, both included; ten digits at most. */
  first: number;
  last: number;
  /** What follows the number, without the line end. */
  rest: string;
}

export interface WriteOptions {
  /** Ends the writing with an error. */
  signal?: AbortSignal;
  /** Called between parts of the file, with the lines so far. */
  onProgress?: (lines: number) => Promise<void>;
}

const digits = 10;
const bufferBytes = 256 * 1024;
const zero = 48;
const nine = 57;

/**
 * Writes the lines of blocks into a file, in a memory of two buffers however many they are: one is filled while the
 * other is on its way to the disk.
 */
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

  /** So far. */
  get lines(): number {
    return this.#lines;
  }

  async write({ first, last, rest }: LineBlock): Promise<void> {
    const line = Buffer.from(`${numberText(first)}${rest}\n`);
    for (let next = first; next <= last;) {
      const fitting = Math.floor((bufferBytes - this.#used) / line.length);
      if (fitting === 0) {
        await this.flush();
        continue;
      }
      const count = Math.min(fitting, last - next + 1);
      line.write(numberText(next));
      fillLines(this.#filling.subarray(this.#used, this.#used + count * line.length), line);
      this.#used += count * line.length;
      this.#lines += count;
      next += count;
    }
  }

  /** Sends what is in the buffer on its way, and waits for what was before. */
  async flush(): Promise<void> {
    this.#options.signal?.throwIfAborted();
    await this.#writing;
    const full = this.#filling.subarray(0, this.#used);
    this.#writing = this.#file.writeFile(full);
    // Looked at by the next flush; a failure until then is not unhandled.
    this.#writing.catch(() => {});
    [this.#filling, this.#spare] = [this.#spare, this.#filling];
    this.#used = 0;
    await this.#options.onProgress?.(this.#lines);
  }

  /** Everything is with the system afterwards. */
  async end(): Promise<void> {
    await this.flush();
    await this.#writing;
  }
}

/** Fills a buffer with copies of a line, the number of each one more than that of the line before. */
function fillLines(lines: Buffer, line: Buffer): void {
  lines.set(line);
  for (let filled = line.length; filled < lines.length; filled *= 2) {
    lines.copyWithin(filled, 0, Math.min(filled, lines.length - filled));
  }
  const number = Uint8Array.from(line.subarray(0, digits));
  // The digits before have been those of the first line all along.
  let changedFrom = digits;
  for (let at = line.length; at < lines.length; at += line.length) {
    changedFrom = Math.min(changedFrom, addOne(number));
    for (let place = changedFrom; place < digits; place += 1) lines[at + place] = number[place] ?? zero;
  }
}

/** @returns the place of the first digit that has changed */
function addOne(number: Uint8Array): number {
  let place = digits - 1;
  for (; place > 0 && number[place] === nine; place -= 1) number[place] = zero;
  number[place] = (number[place] ?? zero) + 1;
  return place;
}

function numberText(number: number): string {
  return String(number).padStart(digits, '0');
}
