import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GrantSchemas } from '@portal/api-client';
import { parseBearerToken } from '../../access/token.ts';
import { requireCaller } from '../../access/caller.ts';
import { toSessionProof } from '../../access/sessionProof.ts';
import { createCachedRead } from '../../load/cachedRead.ts';
import type { Contract } from '../../contract/operations.ts';
import { AppError } from '../../errors.ts';
import type { Server } from '../../server.ts';
import { hashToken } from '../../access/token.ts';
import { filePattern, mediaPattern } from '../../services/grant/files/paths.ts';
import { fetchFileInProcess } from '../forward.ts';
import { fetchFileOverHttp } from '../upstream.ts';
import type { ResponseAdapter } from '../registerGateway.ts';
import { readBrowserId, ensureBrowserId } from './browserId.ts';
import { createFileRateLimit } from './fileRateLimit.ts';
import { readLinkKey } from './linkKey.ts';
import { hashBrowserId, linkLifetimeSeconds, unsealLink, sealLink, type LinkHolder } from './sealedLinks.ts';

const mediaFields = ['headshotUri', 'project1Uri', 'project2Uri', 'project3Uri', 'videoUri'] as const;

/** The page that users must be able to open to follow a link. */
const reviewPage = '/Reports/MgpReview';

/**
 * Serves the grant service's files to browsers. The service authenticates by user name and key only. Here its links are
 * replaced by sealed ones that a browser can follow: for some minutes, with the session and browser they were made for.
 */
export function createGrantFiles(app: FastifyInstance, contract: Contract, server: Server) {
  const { prefix, embeddedPrefix } = contract;
  const linkKey = createCachedRead(() => readLinkKey(server.database.db), Infinity);
  const rateLimit = createFileRateLimit();
  const url = server.config.grantApiUrl;
  const credentials = server.serviceCredentials.grant;
  const fetchFile = url
    ? fetchFileOverHttp({ api: 'grant', url: new URL(url).origin, credentials }, app.log)
    : fetchFileInProcess(app, credentials);

  /** Converts a link of the service to a sealed link; `null` if it is not a file of the service. */
  async function toSealedLink(address: string | null, holder: LinkHolder): Promise<string | null> {
    if (!address?.startsWith(`${embeddedPrefix}/`)) return null;
    const path = prefix + address.slice(embeddedPrefix.length);
    const until = Math.floor(Date.now() / 1_000) + linkLifetimeSeconds;
    return sealLink(await linkKey.read(), path, until, holder);
  }

  function getLinkHolder(request: FastifyRequest, reply: FastifyReply): LinkHolder {
    const { tokenHash } = requireCaller(request);
    return { tokenHash, browserHash: hashBrowserId(ensureBrowserId(request, reply, prefix)) };
  }

  const responseAdapters: Partial<Record<string, ResponseAdapter>> = {
    getApplication: {
      async transform(body, request, reply) {
        const holder = getLinkHolder(request, reply);
        const application = JSON.parse(body) as GrantSchemas['Application'];
        for (const field of mediaFields) application[field] = await toSealedLink(application[field], holder);
        return JSON.stringify(application);
      },
    },
    createApplicationsFile: {
      check(request) {
        if (rateLimit.take(requireCaller(request).username)) return;
        throw new AppError('request.too_many', 'Too many downloads. Try again in 60 seconds.');
      },
      async transform(body, request, reply) {
        const link = await toSealedLink(body, getLinkHolder(request, reply));
        if (link === null) throw new AppError('upstream.failed');
        return link;
      },
    },
  };

  /** Invalid links and missing permissions get the same 404. */
  async function checkLink(request: FastifyRequest): Promise<void> {
    const { until, key } = request.query as { until?: string; key?: string };
    const path = request.url.split('?', 1)[0] ?? '';
    const time = /^\d{1,12}$/.test(until ?? '') ? Number(until) : 0;
    const isUnexpired = time * 1_000 > Date.now();
    const holder = isUnexpired ? unsealLink(await linkKey.read(), path, time, key ?? '') : null;
    const isHolder = holder && isHeldBy(holder, request);
    if (
      !isHolder ||
      !(await server.identity.canFollowLink(toSessionProof(holder.tokenHash, request), reviewPage))
    ) {
      throw new AppError('file.not_found');
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await checkLink(request);
    const path = request.url.split('?', 1)[0] ?? '';
    const file = await fetchFile(embeddedPrefix + path.slice(prefix.length), request.id);
    if (file.status === 404) throw new AppError('file.not_found');
    const kind = file.status === 200 ? fileKinds[file.mediaType ?? ''] : undefined;
    if (!kind) throw new AppError('upstream.failed');
    return reply
      .headers({
        'content-type': kind.contentType,
        'content-disposition': `${kind.disposition}; filename="${toFileName(path, kind.extension)}"`,
        'content-security-policy': filePolicy,
      })
      .send(file.body);
  }

  return {
    responseAdapters,
    registerRoutes(): void {
      // The sealed link is the permission.
      const config = { access: { kind: 'public' } } as const;
      const deliver = (request: FastifyRequest, reply: FastifyReply) => send(request, reply);
      app.get(prefix + mediaPattern, { config }, deliver);
      app.get(prefix + filePattern, { config }, deliver);
    },
  };
}

/** By the browser's cookie, or by the session token for clients without cookies. */
function isHeldBy(holder: LinkHolder, request: FastifyRequest): boolean {
  const token = parseBearerToken(request.headers.authorization);
  if (token !== null) return hashToken(token).equals(holder.tokenHash);
  const id = readBrowserId(request);
  return id !== null && hashBrowserId(id).equals(holder.browserHash);
}

/** Opened directly, an SVG image could run scripts. The policy prevents it. */
const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

interface FileKind {
  contentType: string;
  disposition: 'inline' | 'attachment';
  extension: string;
}

const image = (type: string, extension: string): FileKind => ({
  contentType: `image/${type}`,
  disposition: 'inline',
  extension,
});
const download = (contentType: string, extension: string): FileKind => ({
  contentType,
  disposition: 'attachment',
  extension,
});

/** The media types that are passed on. Browsers do not execute any of them. */
const fileKinds: Partial<Record<string, FileKind>> = {
  'image/png': image('png', 'png'),
  'image/jpeg': image('jpeg', 'jpg'),
  'image/webp': image('webp', 'webp'),
  'image/svg+xml': image('svg+xml', 'svg'),
  'video/mp4': download('video/mp4', 'mp4'),
  'video/webm': download('video/webm', 'webm'),
  'text/csv': download('text/csv; charset=utf-8', 'csv'),
};

/** `/grant/media/204/headshot` becomes `application-204-headshot.svg`; a CSV file keeps its name. */
function toFileName(path: string, extension: string): string {
  const [, , folder, ...rest] = path.split('/');
  const name =
    folder?.toLowerCase() === 'media' ? `application-${rest.join('-')}.${extension}` : rest.join('-');
  return name.replaceAll(/[^\w.-]/g, '');
}
