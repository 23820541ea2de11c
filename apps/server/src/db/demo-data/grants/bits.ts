/** Writes numbers bit by bit, as video streams require; the first bit is the highest of its byte. */
export function createBits() {
  const bytes: number[] = [];
  let used = 8;

  function bit(value: number): void {
    if (used === 8) {
      bytes.push(0);
      used = 0;
    }
    if (value) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | (0x80 >> used);
    used += 1;
  }

  return {
    bit,
    /** Writes a number with `count` bits. */
    fixed(value: number, count: number): void {
      for (let place = count - 1; place >= 0; place -= 1) bit((value >> place) & 1);
    },
    /**
     * Writes a number in Exp-Golomb code: as many zeros as there are bits after the first, then the number plus one.
     */
    golomb(value: number): void {
      const length = 31 - Math.clz32(value + 1);
      for (let zero = 0; zero < length; zero += 1) bit(0);
      for (let place = length; place >= 0; place -= 1) bit(((value + 1) >> place) & 1);
    },
    /** Pads with zeros to the next byte. */
    align(): void {
      used = 8;
    },
    /** Writes whole bytes; only at a byte boundary. */
    whole(values: readonly number[]): void {
      bytes.push(...values);
    },
    /** Writes the stop bit of a unit, and returns all bytes. */
    end(): number[] {
      bit(1);
      return bytes;
    },
  };
}
