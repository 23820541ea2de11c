import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';

const keyBytes = 32;

/** Returns the database's link key; creates it on first use. */
export async function readLinkKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('link_keys')
    .values({ link_key: randomBytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { link_key } = await db.selectFrom('link_keys').select('link_key').executeTakeFirstOrThrow();
  return link_key;
}
