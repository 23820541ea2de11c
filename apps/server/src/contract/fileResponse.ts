import type { Readable } from 'node:stream';

/** A file response: streamed, and always sent as a download. */
export class FileResponse {
  /** Letters, digits, `_`, `.` and `-` only. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Readable;

  constructor({ name, size, content }: { name: string; size: number; content: Readable }) {
    if (!/^[\w.-]+$/.test(name)) throw new Error('invalid download file name');
    this.name = name;
    this.size = size;
    this.content = content;
  }

  get headers(): Record<string, string> {
    return {
      'content-disposition': `attachment; filename="${this.name}"`,
      'content-length': String(this.size),
      // For the progress of a compressed download, which has no length.
      'x-file-size': String(this.size),
    };
  }
}
