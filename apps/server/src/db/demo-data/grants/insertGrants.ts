import type { Db } from '../../database.ts';
import { insertTables } from '../../insertRows.ts';
import type { SeedInput } from '../SeedInput.ts';
import { createDemoGrants } from './applications.ts';

/** Stores the grant applications with their files. */
export async function insertGrants(db: Db, { seed, today }: SeedInput): Promise<void> {
  const { applications, media, pageViews } = createDemoGrants(seed, today);
  const contents = [...new Set(media.map(({ file }) => file))].map((file) => ({
    content_hash: file.hash,
    media_type: file.mediaType,
    content: file.content,
  }));
  const links = media.map(({ applicationId, kind, file }) => ({
    application_id: applicationId,
    kind,
    content_hash: file.hash,
  }));
  await insertTables(db, {
    grant_applications: applications,
    grant_contents: contents,
    grant_media: links,
    grant_page_views: pageViews,
  });
}
