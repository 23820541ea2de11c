import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { listZoneNames } from '@portal/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ensureBindingCookie } from '../access/bindingCookie.ts';
import type { Config, SingleSignOn } from '../config/config.ts';
import { getRequestPath } from '../contract/requestPath.ts';
import { locate } from '../installation/resources.ts';
import { signInPath } from '../services/provider/singleSignOn/paths.ts';
import { isPageRequest } from './errorPage.ts';
import { buildPortalContentPolicy, staticPageContentPolicy } from './securityHeaders.ts';
import { createPortalFilesReader, type PortalFiles } from './portalFiles.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves static files, which are never refused for overload. */
    servesFiles?: boolean;
  }
}

/** Files with a content hash in their name. */
const assetsFolder = 'assets/';

const notBuiltText = 'The portal has not been built. Run "npm run build", then restart the server.\n';

/** Serves the built portal under its base path: immutable assets, and one page for all screens. */
export async function registerStaticPortal(
  app: FastifyInstance,
  config: Config,
  folder: string = locate('portal'),
): Promise<void> {
  const { basePath } = config;
  const access = { access: { kind: 'public' } } as const;

  const files = await openFiles(app, config, folder);
  const frames = config.reportingServer ? [new URL(config.reportingServer.url).origin] : [];

  app.get('/', { config: access }, async (_request, reply) => reply.redirect(`${basePath}/`));
  app.get(`${basePath}/*`, { config: { ...access, servesFiles: true } }, async (request, reply) => {
    const portal = await files();
    const file = getPathInPortal(request);
    if (portal && isAsset(portal, file)) return sendFile(reply, file);
    if (!isPageRequest(request) && file !== 'index.html') return reply.callNotFound();
    return portal ? sendPage(reply, portal, frames) : sendNotBuilt(reply);
  });
  app.get(`${basePath}/`, { config: access }, async (request, reply) => {
    // Relative links in the page need the trailing slash.
    if (!getRequestPath(request.url).endsWith('/'))
      return reply.redirect(`${basePath}/${getQuery(request.url)}`);
    const portal = await files();
    return portal ? sendPage(reply, portal, frames) : sendNotBuilt(reply);
  });
}

/** If the portal is not built when the server starts, it is not checked again. */
async function openFiles(
  app: FastifyInstance,
  config: Config,
  folder: string,
): Promise<() => Promise<PortalFiles | null>> {
  if (!existsSync(folder)) return async () => null;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  return createPortalFilesReader(folder, {
    basePath: config.basePath,
    settings: toBrowserSettings(config),
  });
}

/** Settings for the browser; if not set, the portal uses its default. */
function toBrowserSettings(config: Config): object {
  return {
    accessContact: config.accessContact,
    privacyUrl: config.privacyUrl,
    termsUrl: config.termsUrl,
    reportingServerUrl: config.reportingServer?.url,
    grantRowsPerPage: config.grantRowsPerPage,
    companyTimeZone: config.companyTimeZone,
    companyZoneNames: listZoneNames(config.companyTimeZone, new Date().getUTCFullYear()),
    singleSignOn: config.singleSignOn && describeSingleSignOn(config.singleSignOn),
  };
}

function describeSingleSignOn({ name, isOnly, breakGlassUser }: SingleSignOn): object {
  const hidden = breakGlassUser === undefined ? 'none' : 'onRequest';
  return { name, url: signInPath, password: isOnly ? hidden : 'shown' };
}

/** Only files of the build, except the page itself and precompressed copies. */
function isAsset(portal: PortalFiles, file: string): boolean {
  const isPrecompressed = /\.(br|gz)$/.test(file) && portal.has(file.replace(/\.(br|gz)$/, ''));
  return file !== 'index.html' && !isPrecompressed && portal.has(file);
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const immutable = file.startsWith(assetsFolder);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  if (file.endsWith('.html')) reply.header('content-security-policy', staticPageContentPolicy);
  return reply.sendFile(file, { cacheControl: false });
}

function sendPage(reply: FastifyReply, portal: PortalFiles, frames: readonly string[]): FastifyReply {
  ensureBindingCookie(reply.request, reply);
  const { html, nonce } = portal.page(getPathInPortal(reply.request));
  return reply
    .header('content-security-policy', buildPortalContentPolicy(nonce, frames))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.status(503).type('text/plain; charset=utf-8').send(notBuiltText);
}

/** The part of the path below the base path; empty for the base path itself. */
function getPathInPortal(request: FastifyRequest): string {
  return (request.params as { '*'?: string })['*'] ?? '';
}

function getQuery(url: string): string {
  return url.slice(getRequestPath(url).length);
}
