import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, type WriteEntry } from 'tar';

/** Writes a folder to an archive, without what differs from build to build: times, owners, the umask and the order of the files. */
export async function pack(folder: string, file: string, prefix: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  mkdirSync(dirname(file), { recursive: true });
  const options = { gzip: { level: 9 }, portable: true, mtime: new Date(0), noDirRecurse: true };
  const onWriteEntry = ({ stat }: WriteEntry) => {
    if (stat) stat.mode = stat.mode & 0o100 ? 0o755 : 0o644;
  };
  await create({ ...options, file, cwd: folder, prefix, onWriteEntry }, files.toSorted());
}
