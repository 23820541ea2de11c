import type { FastifyInstance } from 'fastify';

/** Lists the allowed methods of each registered path, for 405 responses. */
export interface MethodTable {
  /** Sorted; empty if the path does not exist. */
  methodsOf(path: string): string[];
}

/** Collects routes registered after this call. Wildcard routes (files) are ignored. */
export function collectMethods(app: FastifyInstance): MethodTable {
  const addresses: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    for (const each of [method].flat()) addresses.push({ pattern: patternOf(url), method: each });
  });
  return {
    methodsOf(path) {
      const methods = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      return [...new Set(methods)].toSorted();
    },
  };
}

/** Converts `/api/user/:userId` to a case-insensitive pattern with an optional trailing slash. */
function patternOf(url: string): RegExp {
  const segments = url.split('/').filter(Boolean);
  const parts = segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^/${parts.join('/')}/?$`, 'i');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
