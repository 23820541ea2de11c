import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';

const keyBytes = 32;

/** Creates a reader for the database's link key. The key is created on first use; each process reads it once. */
export function createLinkKeySource(db: Db): () => Promise<Buffer> {
  let pending: Promise<Buffer> | null = null;
  return () => {
    pending ??= readOrCreate(db).catch((error: unknown) => {
      // Do not cache a failed read. Callers that wait for it still get the error.
      pending = null;
      throw error;
    });
    return pending;
  };
}

async function readOrCreate(db: Db): Promise<Buffer> {
  await db
    .insertInto('link_keys')
    .values({ link_key: randomBytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { link_key } = await db.selectFrom('link_keys').select('link_key').executeTakeFirstOrThrow();
  return link_key;
}
