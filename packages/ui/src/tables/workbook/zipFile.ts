interface Entry {
  path: Uint8Array<ArrayBuffer>;
  checksum: number;
  size: number;
  packed: Uint8Array<ArrayBuffer>;
  /** Offset of its header in bytes. */
  offset: number;
}

const encoder = new TextEncoder();
/** 1980-01-01; a constant date makes the output reproducible. */
const earliestDay = 0x0021;
const deflated = 8;
const namesAreUtf8 = 0x0800;

/** Zip archive writer based on the browser's compression. */
export class ZipFile {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #entries: Entry[] = [];
  #length = 0;

  async add(path: string, text: string): Promise<void> {
    const bytes = encoder.encode(text);
    const entry: Entry = {
      path: encoder.encode(path),
      checksum: crc32(bytes),
      size: bytes.length,
      packed: await deflate(bytes),
      offset: this.#length,
    };
    this.#entries.push(entry);
    this.#push(fields([[0x04034b50, 4], [20, 2], ...fieldsOf(entry)]), entry.path, entry.packed);
  }

  blob(type: string): Blob {
    const start = this.#length;
    for (const entry of this.#entries) {
      const header = fields([
        [0x02014b50, 4],
        [20, 2],
        [20, 2],
        ...fieldsOf(entry),
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [entry.offset, 4],
      ]);
      this.#push(header, entry.path);
    }
    const count = this.#entries.length;
    const size = this.#length - start;
    this.#push(
      fields([
        [0x06054b50, 4],
        [0, 2],
        [0, 2],
        [count, 2],
        [count, 2],
        [size, 4],
        [start, 4],
        [0, 2],
      ]),
    );
    return new Blob(this.#parts, { type });
  }

  #push(...parts: Uint8Array<ArrayBuffer>[]): void {
    this.#parts.push(...parts);
    this.#length += parts.reduce((sum, { length }) => sum + length, 0);
  }
}

/**
 * Fields shared by the local and the central header: flags, method, time, date, checksum, sizes, lengths of
 * path and extra field.
 */
function fieldsOf({ path, checksum, packed, size }: Entry): [number, number][] {
  return [
    [namesAreUtf8, 2],
    [deflated, 2],
    [0, 2],
    [earliestDay, 2],
    [checksum, 4],
    [packed.length, 4],
    [size, 4],
    [path.length, 2],
    [0, 2],
  ];
}

/** Little-endian numbers of the given byte lengths. */
function fields(values: readonly [value: number, bytes: number][]): Uint8Array<ArrayBuffer> {
  const bytes = values.flatMap(([value, count]) =>
    Array.from({ length: count }, (_byte, place) => (value >>> (8 * place)) & 0xff),
  );
  return Uint8Array.from(bytes);
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const crcTable = Uint32Array.from({ length: 256 }, (_entry, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
