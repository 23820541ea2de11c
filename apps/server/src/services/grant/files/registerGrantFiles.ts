import { parseApplicationId } from '@portal/domain/grants';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { GrantMediaKind } from '../../../db/grantTables.ts';
import { AppError } from '../../../errors.ts';
import { embeddedFilesPrefix, filePattern, mediaKindNames, mediaPattern } from './paths.ts';
import { findFileByName, findMedia } from './queries.ts';

const config = { access: { kind: 'service', api: 'grant' } } as const;

/**
 * Serves the files of the embedded grant service: images and videos of applications, and CSV files. They require the
 * service's user name and key. Browsers use sealed links through the gateway.
 */
export function registerGrantFiles(app: FastifyInstance, db: Db): void {
  app.get(embeddedFilesPrefix + mediaPattern, { config }, async (request, reply) => {
    const { id, kind } = request.params as { id: string; kind: string };
    const applicationId = parseApplicationId(id);
    const media =
      applicationId !== null && isKind(kind) ? await findMedia(db, applicationId, kind) : undefined;
    if (!media) throw new AppError('file.not_found');
    return reply.type(media.media_type).send(media.content);
  });

  app.get(embeddedFilesPrefix + filePattern, { config }, async (request, reply) => {
    const { fileName } = request.params as { fileName: string };
    const content = await findFileByName(db, fileName);
    if (content === null) throw new AppError('file.not_found');
    return reply.type('text/csv; charset=utf-8').send(content);
  });
}

function isKind(text: string): text is GrantMediaKind {
  return (mediaKindNames as readonly string[]).includes(text);
}
