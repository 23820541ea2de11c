import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../errors.ts';
import { lockFolder } from './folderLock.ts';

/** A folder locked by this process, and its socket folder. */
export interface DataFolder {
  /** PGlite's data folder. */
  database: string;
  /** Folder for the socket; a temporary one if the path of the data folder is too long. */
  sockets: string;
  release(): void;
}

/** The file name that PostgreSQL clients expect in a socket folder. */
export const socketName = '.s.PGSQL.5432';
/** Linux allows 107 bytes for a socket path, macOS 103. */
const maxSocketPathBytes = 103;

/**
 * Creates the folder, removes other users' permissions and locks it for this process.
 * @throws StartupError naming DATA_DIR if it cannot be written, is writable by others or is in use by another process
 */
export function lockDataFolder(folder: string): DataFolder {
  const release = explainErrors(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    restrictToOwner(folder);
    return lockFolder(folder);
  });
  if (!release) {
    throw new StartupError(`DATA_DIR: ${folder} is in use by another process. Stop it or use another folder`);
  }
  const sockets = prepareSocketFolder(folder);
  return {
    database: path.join(folder, 'pglite'),
    sockets,
    release: () => {
      if (sockets !== folder) rmSync(sockets, { recursive: true, force: true });
      release();
    },
  };
}

function explainErrors<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR: ${folder} cannot be written (${reason})`);
  }
}

/** PGlite makes its files readable for everyone, so the folder must restrict access. */
function restrictToOwner(folder: string): void {
  const { mode } = lstatSync(folder);
  const isWorldWritable = (mode & 0o002) !== 0;
  if (isWorldWritable) {
    throw new StartupError(`DATA_DIR: ${folder} is writable by other users. Use a private folder`);
  }
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

function prepareSocketFolder(folder: string): string {
  const fits = Buffer.byteLength(path.join(folder, socketName)) <= maxSocketPathBytes;
  const sockets = fits ? folder : mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  // A killed process leaves its socket behind. The lock proves that no process listens on it.
  rmSync(path.join(sockets, socketName), { force: true });
  return sockets;
}
