import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';

const memory = '/dev/shm';
const neededBytes = 8 * 1024 ** 3;

/** Where tests create temporary files: in memory if there is enough. Copying a database there takes a tenth of the time. */
export function findTemporaryFolder(): string {
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : os.tmpdir();
}
