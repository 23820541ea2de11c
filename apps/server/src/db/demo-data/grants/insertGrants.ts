import { createHash } from 'node:crypto';
import type { Db } from '../../database.ts';
import { createDemoGrants, type DemoMediaFile } from './applications.ts';

const batchRows = 200;

/** Stores the grant applications with their files. */
export async function insertGrants(db: Db, seed: string, today: string): Promise<void> {
  const { applications, media, pageViews } = createDemoGrants(seed, today);
  for (const batch of splitIntoBatches(applications))
    await db.insertInto('grant_applications').values(batch).execute();
  const hashed = media.map((medium) => ({ ...medium, hash: hashContent(medium) }));
  const contents = [...new Map(hashed.map((each) => [each.hash.toString('hex'), each])).values()];
  for (const batch of splitIntoBatches(contents)) {
    const rows = batch.map(({ hash, mediaType, content }) => ({
      content_hash: hash,
      media_type: mediaType,
      content,
    }));
    await db.insertInto('grant_contents').values(rows).execute();
  }
  for (const batch of splitIntoBatches(hashed)) {
    const rows = batch.map(({ applicationId, kind, hash }) => ({
      application_id: applicationId,
      kind,
      content_hash: hash,
    }));
    await db.insertInto('grant_media').values(rows).execute();
  }
  await db.insertInto('grant_page_views').values(pageViews).execute();
}

function hashContent({ content }: DemoMediaFile): Buffer {
  return createHash('sha256').update(content).digest();
}

function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += batchRows) yield rows.slice(from, from + batchRows);
}
