import { createBits } from './bits.ts';

const width = 96;
const height = 64;
const blockSize = 16;
const columns = width / blockSize;
const rows = height / blockSize;
const framesPerSecond = 4;

/** Luma and both chroma values of a color, each 16 to 235. */
export type Yuv = readonly [number, number, number];

/**
 * Generates an MP4 video that alternates two colors. H.264 with uncompressed blocks (I_PCM), so that no encoder is
 * needed.
 * @param seconds duration
 * @see ITU-T H.264 §7.3 for the units, ISO/IEC 14496-12 and -15 for the file format
 */
export function colourFilm(front: Yuv, back: Yuv, seconds: number): Buffer {
  const frames = Array.from({ length: seconds * framesPerSecond }, (_, frame) =>
    picture(frame, (column, row) => ((column + row + frame) % 4 < 2 ? front : back)),
  );
  return mp4(frames);
}

const sequenceParameters = unit(0x67, (bits) => {
  bits.fixed(66, 8); // baseline profile
  bits.fixed(0xc0, 8);
  bits.fixed(10, 8); // level 1
  bits.golomb(0); // id
  bits.golomb(0); // frame numbers of 4 bits
  bits.golomb(2); // order of output is order of decoding
  bits.golomb(0); // no reference pictures
  bits.bit(0);
  bits.golomb(columns - 1);
  bits.golomb(rows - 1);
  bits.bit(1); // frames only
  bits.bit(0);
  bits.bit(0); // not cropped
  bits.bit(0); // no further information
});

const pictureParameters = unit(0x68, (bits) => {
  bits.golomb(0); // id
  bits.golomb(0); // of the sequence 0
  bits.bit(0); // CAVLC
  bits.bit(0);
  bits.golomb(0); // one slice group
  bits.golomb(0);
  bits.golomb(0);
  bits.bit(0);
  bits.fixed(0, 2);
  bits.golomb(0); // quantiser 26
  bits.golomb(0);
  bits.golomb(0);
  bits.bit(1); // the slice says how the deblocking filter works
  bits.bit(0);
  bits.bit(0);
});

/** One complete frame. */
function picture(frame: number, colourAt: (column: number, row: number) => Yuv): Buffer {
  return unit(0x65, (bits) => {
    bits.golomb(0); // first block
    bits.golomb(7); // intra only
    bits.golomb(0); // picture parameters
    bits.fixed(0, 4); // frame number
    bits.golomb(frame % 2); // two in a row differ
    bits.bit(0);
    bits.bit(0);
    bits.golomb(0); // quantiser as it was
    bits.golomb(1); // no deblocking
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [luma, blue, red] = colourAt(column, row);
        bits.golomb(25); // I_PCM
        bits.align();
        bits.whole([...bytesOf(luma, 256), ...bytesOf(blue, 64), ...bytesOf(red, 64)]);
      }
    }
  });
}

function bytesOf(value: number, count: number): number[] {
  return Array.from({ length: count }, () => value);
}

function unit(header: number, write: (bits: ReturnType<typeof createBits>) => void): Buffer {
  const bits = createBits();
  write(bits);
  return Buffer.from([header, ...withoutStartCodes(bits.end())]);
}

/** Inserts emulation prevention bytes (3): two zeros followed by a byte up to 3 would look like a start code. */
function withoutStartCodes(bytes: readonly number[]): number[] {
  const safe: number[] = [];
  for (const byte of bytes) {
    if (byte <= 3 && safe.at(-1) === 0 && safe.at(-2) === 0) safe.push(3);
    safe.push(byte);
  }
  return safe;
}

function mp4(units: readonly Buffer[]): Buffer {
  const samples = units.map((each) => Buffer.concat([u32(each.length), each]));
  const type = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso2avc1mp41'));
  const withOffset = (offset: number) => movie(samples, offset);
  const movieSize = withOffset(0).length;
  const data = box('mdat', ...samples);
  return Buffer.concat([type, withOffset(type.length + movieSize + 8), data]);
}

/** The `moov` box. Times are counted in frames. */
function movie(samples: readonly Buffer[], offset: number): Buffer {
  const duration = u32(samples.length);
  const matrix = Buffer.concat([1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 0x4000_0000].map(u32));
  const movieHeader = box(
    'mvhd',
    zeros(12),
    u32(framesPerSecond),
    duration,
    u32(1 << 16),
    Buffer.from([1, 0]),
    zeros(10),
    matrix,
    zeros(24),
    u32(2),
  );
  const trackHeader = box(
    'tkhd',
    u32(3),
    zeros(8),
    u32(1),
    zeros(4),
    duration,
    zeros(16),
    matrix,
    u32(width << 16),
    u32(height << 16),
  );
  const mediaHeader = box('mdhd', zeros(12), u32(framesPerSecond), duration, u32(0x55c4_0000));
  const handler = box('hdlr', zeros(8), Buffer.from('vide'), zeros(12), Buffer.from('Video\0'));
  const reference = box('dinf', box('dref', zeros(4), u32(1), box('url ', u32(1))));
  const information = box('minf', box('vmhd', u32(1), zeros(8)), reference, sampleTable(samples, offset));
  const media = box('mdia', mediaHeader, handler, information);
  return box('moov', movieHeader, box('trak', trackHeader, media));
}

function sampleTable(samples: readonly Buffer[], offset: number): Buffer {
  const count = u32(samples.length);
  const decoder = box(
    'avcC',
    Buffer.from([1, 66, 0xc0, 10, 0xff, 0xe1]),
    u16(sequenceParameters.length),
    sequenceParameters,
    Buffer.from([1]),
    u16(pictureParameters.length),
    pictureParameters,
  );
  const entry = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    u32(0x0048_0000),
    u32(0x0048_0000),
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    decoder,
  );
  return box(
    'stbl',
    box('stsd', zeros(4), u32(1), entry),
    box('stts', zeros(4), u32(1), count, u32(1)),
    box('stsc', zeros(4), u32(1), u32(1), count, u32(1)),
    box('stsz', zeros(8), count, ...samples.map((sample) => u32(sample.length))),
    box('stco', zeros(4), u32(1), u32(offset)),
  );
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}
