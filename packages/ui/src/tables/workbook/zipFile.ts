interface Entry {
  path: Uint8Array<ArrayBuffer>;
  checksum: number;
  sizeBytes: number;
  compressed: Uint8Array<ArrayBuffer>;
  /** Offset of its header in bytes. */
  offset: number;
}

const encoder = new TextEncoder();
/** 1980-01-01; a constant date makes the output reproducible. */
const earliestDosDate = 0x0021;
const deflateMethod = 8;
const utf8NamesFlag = 0x0800;

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
      sizeBytes: bytes.length,
      compressed: await deflate(bytes),
      offset: this.#length,
    };
    this.#entries.push(entry);
    this.#push(
      encodeFields([[0x04034b50, 4], [20, 2], ...listEntryFields(entry)]),
      entry.path,
      entry.compressed,
    );
  }

  toBlob(type: string): Blob {
    const start = this.#length;
    for (const entry of this.#entries) {
      const header = encodeFields([
        [0x02014b50, 4],
        [20, 2],
        [20, 2],
        ...listEntryFields(entry),
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [entry.offset, 4],
      ]);
      this.#push(header, entry.path);
    }
    const count = this.#entries.length;
    const sizeBytes = this.#length - start;
    this.#push(
      encodeFields([
        [0x06054b50, 4],
        [0, 2],
        [0, 2],
        [count, 2],
        [count, 2],
        [sizeBytes, 4],
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
function listEntryFields({ path, checksum, compressed, sizeBytes }: Entry): [number, number][] {
  return [
    [utf8NamesFlag, 2],
    [deflateMethod, 2],
    [0, 2],
    [earliestDosDate, 2],
    [checksum, 4],
    [compressed.length, 4],
    [sizeBytes, 4],
    [path.length, 2],
    [0, 2],
  ];
}

/** Little-endian numbers of the given byte lengths. */
function encodeFields(values: readonly [value: number, bytes: number][]): Uint8Array<ArrayBuffer> {
  const bytes = values.flatMap(([value, count]) =>
    Array.from({ length: count }, (_byte, byteIndex) => (value >>> (8 * byteIndex)) & 0xff),
  );
  return Uint8Array.from(bytes);
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
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
