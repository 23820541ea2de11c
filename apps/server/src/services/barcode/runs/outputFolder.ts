import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * File names are generated from the job's id and random bytes, never from user input. Servers that share a database
 * must share this folder.
 */
const fileNamePattern = /^barcodes-[1-9][0-9]{0,9}-[0-9a-f]{12}\.txt$/;
/** Suffix while a file is being written. */
const partSuffix = '.part';

/** Generates a unique name, so that a second worker of the same job uses another file. */
export function createFileName(jobId: number): string {
  return `barcodes-${jobId}-${randomBytes(6).toString('hex')}.txt`;
}

/** @throws Error for a name that was not generated here */
export function toFilePath(folder: string, fileName: string): string {
  if (!fileNamePattern.test(fileName)) throw new Error('invalid output file name');
  return path.join(folder, fileName);
}

/** Creates the folder, so that a backup before the first job finds it. */
export async function createOutputFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes to a temporary file and renames it when it is complete on disk.
 * @param write receives the open file
 */
export async function writeAtomically<Result>(
  folder: string,
  fileName: string,
  write: (file: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  await createOutputFolder(folder);
  const target = toFilePath(folder, fileName);
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

/** Makes the rename durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a file and its partially written version. */
export async function removeFile(folder: string, fileName: string): Promise<void> {
  const target = toFilePath(folder, fileName);
  await Promise.all([target, target + partSuffix].map((name) => rm(name, { force: true })));
}

/** Removes files left by crashed workers of a job without output. */
export async function removeLeftovers(folder: string, jobId: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.startsWith(`barcodes-${jobId}-`));
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}
