/**
 * Locations of the files that the server reads: in the repository beside its sources, in the deployable package
 * (`npm run package`) beside the folder `server`, which has the bundled code.
 */
import path from 'node:path';

const isPackaged = !import.meta.filename.endsWith('.ts');

/** The folder of the repository or of the unpacked package. Relative paths of settings start here. */
export const installationFolder = path.resolve(import.meta.dirname, isPackaged ? '..' : '../../../..');

/** Files and folders that the package contains as they are: name in the package, and path in the repository. */
export const packagedFiles = {
  openapi: 'openapi',
  portal: 'apps/portal/dist',
  migrations: 'apps/server/src/db/migrations',
  'common-passwords.txt': 'apps/server/src/services/provider/authentication/common-passwords.txt',
  'demo-media': 'apps/server/src/db/demo-data/grants/media',
} as const;

/** @param name in the package */
export function locate(name: keyof typeof packagedFiles): string {
  return path.join(installationFolder, isPackaged ? name : packagedFiles[name]);
}

/** The code of the thread that runs the embedded database. */
export const databaseWorkerFile = path.join(
  import.meta.dirname,
  isPackaged ? 'worker.js' : '../db/pglite/worker.ts',
);
