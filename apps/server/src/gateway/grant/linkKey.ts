import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';

const keyBytes = 32;

/** The key of all links of this database, made when it is asked for the first time; read once by each process. */
export function createLinkKeySource(db: Db): () => Promise<Buffer> {
  let reading: Promise<Buffer> | null = null;
  return () => {
    reading ??= readOrMake(db).catch((error: unknown) => {
      // A failed reading is not kept; whoever asked for it gets the failure.
      reading = null;
      throw error;
    });
    return reading;
  };
}

async function readOrMake(db: Db): Promise<Buffer> {
  await db
    .insertInto('link_keys')
    .values({ link_key: randomBytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { link_key } = await db.selectFrom('link_keys').select('link_key').executeTakeFirstOrThrow();
  return link_key;
}
