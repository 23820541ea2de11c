import { chmodSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Gives the folder free again. The system does the same when the process dies, however it dies. */
export type ReleaseFolder = () => void;

const sqliteBusy = 5;

/**
 * Takes a folder for this process alone.
 *
 * Node offers no file lock of its own; SQLite, which it carries, does: an exclusive transaction on an empty database
 * file holds the system's lock on that file until the process ends, so a killed server leaves nothing behind that a
 * person has to remove, and two processes starting at once cannot both win.
 * @returns the release, or `null` when another process (or this one) holds the folder
 */
export function lockFolder(folder: string): ReleaseFolder | null {
  const file = path.join(folder, 'in-use');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // The journal is kept in memory: nothing is written, so nothing can be left behind half-written.
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
