import type { FastifyInstance } from 'fastify';

/** Lists the allowed methods of each registered path, for 405 responses. */
export interface AllowedMethods {
  /** Sorted; empty if the path does not exist. */
  listMethods(path: string): string[];
}

/** Collects routes registered after this call. Wildcard routes (files) are ignored. */
export function collectMethods(app: FastifyInstance): AllowedMethods {
  const routes: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    for (const each of [method].flat()) routes.push({ pattern: toPattern(url), method: each });
  });
  return {
    listMethods(path) {
      const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      return [...new Set(methods)].toSorted();
    },
  };
}

/** Converts `/api/user/:userId` to a case-insensitive pattern with an optional trailing slash. */
function toPattern(url: string): RegExp {
  const segments = url.split('/').filter(Boolean);
  const parts = segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escapeRegExp(segment)));
  return new RegExp(`^/${parts.join('/')}/?$`, 'i');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
