import type { FastifyInstance } from 'fastify';
import { getRequestPath } from '../contract/requestPath.ts';
import { AppError } from '../errors.ts';

/** Distinguishes unknown paths (404) from unsupported methods (405) of routes registered after this call, except files. */
export function registerNotFound(app: FastifyInstance): void {
  const routes: { pattern: URLPattern; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    // As for the router, neither case nor a slash at the end matters.
    const pattern = new URLPattern({ pathname: `${url.replace(/\/$/, '')}{/}?` }, { ignoreCase: true });
    routes.push({ pattern, methods: [method].flat() });
  });
  app.setNotFoundHandler(async (request) => {
    const pathname = getRequestPath(request.url);
    const allowed = routes.flatMap(({ pattern, methods }) => (pattern.test({ pathname }) ? methods : []));
    if (allowed.length === 0 || allowed.includes(request.method)) throw new AppError('route.not_found');
    throw new AppError('route.method', undefined, { allow: [...new Set(allowed)].toSorted().join(', ') });
  });
}
