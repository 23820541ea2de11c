import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GrantSchemas } from '@portal/api-client';
import { toSafeUrl } from '@portal/domain';
import { hashToken, parseBearerToken } from '../../access/token.ts';
import { requireCaller } from '../../access/caller.ts';
import { createCachedRead } from '../../load/cachedRead.ts';
import type { Contract } from '../../contract/operations.ts';
import { getRequestPath } from '../../contract/requestPath.ts';
import { AppError } from '../../errors.ts';
import type { Server } from '../../server.ts';
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

/** Of the embedded service's own files, whose addresses are paths. */
const embeddedOrigin = 'http://embedded.invalid';

/** Maximum length of a link in the contract. */
const maxLinkLength = 2_000;

/** A link as the service sent it. */
interface ServiceLink {
  address: string | null;
  /** The name of the file, without an extension if the service does not name it. */
  fileName: string;
  /** Shown in the page, whose policy allows pictures of its own origin only. */
  isPicture: boolean;
}

/**
 * Serves the grant service's files to browsers. The service authenticates by user name and key only. Here the links to
 * its files are replaced by sealed ones that a browser can follow: for some minutes, with the session and browser they
 * were made for. Only addresses that the service has sent itself are sealed, so that browsers cannot choose one.
 */
export function createGrantFiles(app: FastifyInstance, contract: Contract, server: Server) {
  const { prefix } = contract;
  const linkKey = createCachedRead(() => readLinkKey(server.database.db), Infinity);
  const rateLimit = createFileRateLimit();
  const credentials = server.serviceCredentials.grant;
  const origin = new URL(server.config.grantApiUrl ?? embeddedOrigin).origin;
  const fetchFile = server.config.grantApiUrl
    ? fetchFileOverHttp({ api: 'grant', url: origin, credentials }, app.log)
    : fetchFileInProcess(app, credentials);

  /**
   * Converts a link of the service to one that a browser can follow: sealed for a file of the service, unchanged for a
   * URL of another origin. `null` for none, and for one that is dropped, which is logged.
   */
  async function toBrowserLink(
    { address, fileName, isPicture }: ServiceLink,
    request: FastifyRequest,
    holder: LinkHolder,
  ): Promise<string | null> {
    if (!address?.trim()) return null;
    const drop = (reason: string) => {
      request.log.warn({ api: 'grant', file: fileName, reason }, 'link dropped');
      return null;
    };
    const url = resolveAddress(address.trim(), origin);
    if (!url) return drop('neither a path nor an http or https URL');
    if (url.origin !== origin)
      return isPicture ? drop(`a picture of another origin: ${url.origin}`) : url.href;
    const until = Math.floor(Date.now() / 1_000) + linkLifetimeSeconds;
    const content = { holder, address: url.pathname + url.search };
    const link = sealLink(await linkKey.read(), `${prefix}/files/${fileName}`, until, content);
    return link.length > maxLinkLength ? drop('too long') : link;
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
        for (const field of mediaFields) {
          const fileName = `application-${application.id}-${field.replace('Uri', '')}`;
          const link = { address: application[field], fileName, isPicture: field !== 'videoUri' };
          application[field] = await toBrowserLink(link, request, holder);
        }
        return JSON.stringify(application);
      },
    },
    createApplicationsFile: {
      check(request) {
        if (rateLimit.take(requireCaller(request).username)) return;
        throw new AppError('request.too_many', 'Too many downloads. Try again in 60 seconds.');
      },
      async transform(body, request, reply) {
        const file = { address: body, fileName: toCsvName(body), isPicture: false };
        const link = await toBrowserLink(file, request, getLinkHolder(request, reply));
        if (link === null) throw new AppError('upstream.failed');
        return link;
      },
    },
  };

  /**
   * The file's address at the service.
   * @throws AppError file.not_found, the same for invalid links and missing permissions
   */
  async function readAddress(request: FastifyRequest): Promise<string> {
    const { until, key } = request.query as { until?: string; key?: string };
    const path = getRequestPath(request.url);
    const time = /^\d{1,12}$/.test(until ?? '') ? Number(until) : 0;
    const isUnexpired = time * 1_000 > Date.now();
    const link = isUnexpired ? unsealLink(await linkKey.read(), path, time, key ?? '') : null;
    if (!link || !isHeldBy(link.holder, request)) throw new AppError('file.not_found');
    const proof = { tokenHash: link.holder.tokenHash, binding: request.binding };
    if (!(await server.identity.canFollowLink(proof, reviewPage))) throw new AppError('file.not_found');
    return link.address;
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const file = await fetchFile(await readAddress(request), request.id);
    if (file.status === 404) throw new AppError('file.not_found');
    const kind = file.status === 200 ? fileKinds[file.mediaType ?? ''] : undefined;
    if (!kind) throw new AppError('upstream.failed');
    const { fileName } = request.params as { fileName: string };
    return reply
      .headers({
        'content-type': kind.contentType,
        'content-disposition': `${kind.disposition}; filename="${withExtension(fileName, kind.extension)}"`,
        'content-security-policy': filePolicy,
      })
      .send(file.body);
  }

  return {
    responseAdapters,
    registerRoutes(): void {
      // The sealed link is the permission.
      const config = { access: { kind: 'public' } } as const;
      app.get(`${prefix}/files/:fileName`, { config }, send);
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

/** @returns `null` for anything but a path (with its leading slash) or an http or https URL without user name */
function resolveAddress(address: string, origin: string): URL | null {
  if (!/^(\/|https?:\/\/)/i.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return toSafeUrl(url.href, { allowHttp: true }) && url;
}

/** A CSV file keeps its name, if that is a simple one. */
function toCsvName(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  return /\/(\w[\w.-]{0,99})$/.exec(path)?.[1] ?? 'applications';
}

/** `application-204-headshot` becomes `application-204-headshot.svg`. */
function withExtension(fileName: string, extension: string): string {
  return fileName.endsWith(`.${extension}`) ? fileName : `${fileName}.${extension}`;
}
