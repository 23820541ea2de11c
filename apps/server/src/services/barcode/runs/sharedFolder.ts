import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockForTransaction } from '../../../db/advisoryLocks.ts';
import type { Db } from '../../../db/database.ts';
import { StartupError } from '../../../errors.ts';
import { createOutputFolder } from './outputFolder.ts';

/** The file that says to which database the folder belongs. */
const markerName = '.portal-folder';

/**
 * Checks that all servers of a database use the same folder for output files; otherwise a file would be found by one of
 * them only. The first server marks its folder; of several concurrent first starts, the others wait.
 * @throws StartupError naming BARCODE_OUTPUT_DIR
 */
export async function requireSharedFolder(db: Db, folder: string): Promise<void> {
  await createOutputFolder(folder);
  const marker = path.join(folder, markerName);
  await db.transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'outputFolder');
    const mark = (await readFile(marker, 'utf8').catch(() => '')).trim();
    const known = await transaction.selectFrom('output_folder').select('folder_id').executeTakeFirst();
    if (!known) await markFolder(transaction, marker, mark || randomUUID());
    else if (known.folder_id !== mark) throw createError(folder, known.folder_id);
  });
}

async function markFolder(transaction: Db, marker: string, id: string): Promise<void> {
  await writeFile(marker, `${id}\n`, { mode: 0o600 });
  await transaction.insertInto('output_folder').values({ folder_id: id }).execute();
}

function createError(folder: string, id: string): StartupError {
  return new StartupError(
    `BARCODE_OUTPUT_DIR: ${folder} is not the folder of the other servers of this database, which contains the file ${markerName} with ${id}. Use that folder. If it was lost, create the file in a new one`,
  );
}
