import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where the output files of all jobs lie. Their names are made here, of the job's id and chance: nothing that was typed
 * is ever part of a path. Servers that share a database have to share the folder too.
 */
const nameForm = /^barcodes-[1-9][0-9]{0,9}-[0-9a-f]{12}\.txt$/;
/** At the end of the name of a file that is being written. */
const partSuffix = '.part';

/** A new name for the output of a job: a second worker of the same job gets another one. */
export function newFileName(jobId: number): string {
  return `barcodes-${jobId}-${randomBytes(6).toString('hex')}.txt`;
}

/** @throws Error for a name that was not made here */
export function filePath(folder: string, fileName: string): string {
  if (!nameForm.test(fileName)) throw new Error('not the name of an output file');
  return path.join(folder, fileName);
}

/**
 * Writes a file aside; it gets its name once all of it is on the disk.
 * @param write gets the open file
 */
export async function writeAside<Result>(
  folder: string,
  fileName: string,
  write: (file: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = filePath(folder, fileName);
  const part = target + partSuffix;
  const file = await open(part, 'wx', 0o600);
  try {
    let result: Result;
    try {
      result = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, target);
    await syncFolder(folder);
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The new name is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a file, and what a dead worker has left of writing it. */
export async function removeFile(folder: string, fileName: string): Promise<void> {
  const target = filePath(folder, fileName);
  await Promise.all([target, target + partSuffix].map((name) => rm(name, { force: true })));
}

/** Removes what workers that died have left of a job that has no output yet. */
export async function removeLeftovers(folder: string, jobId: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.startsWith(`barcodes-${jobId}-`));
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}
