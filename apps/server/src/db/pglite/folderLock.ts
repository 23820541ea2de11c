import { chmodSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Releases the lock. The operating system does the same when the process ends, even if it is killed. */
export type ReleaseFolder = () => void;

const sqliteBusy = 5;

/**
 * Locks a folder for this process.
 *
 * Node has no API for file locks, but includes SQLite: an exclusive transaction on an empty database file holds the
 * operating system's lock on that file until the process ends. A killed server leaves nothing to clean up, and two
 * processes that start at once cannot both get the lock.
 * @returns the release function, or `null` if another process (or this one) holds the lock
 */
export function lockFolder(folder: string): ReleaseFolder | null {
  const file = path.join(folder, 'in-use');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // The journal is in memory, so no partially written file can remain.
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
    chmodSync(file, 0o600);
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
