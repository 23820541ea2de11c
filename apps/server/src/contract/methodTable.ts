import type { FastifyInstance } from 'fastify';

/** Knows every registered address and the methods it takes, for the answer to a wrong method. */
export interface MethodTable {
  /** Methods of an address, sorted; empty when there is no such address. */
  methodsOf(path: string): string[];
}

/** Collects the routes that are registered from now on. Addresses that end in `*` (files) are left out. */
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

/** `/api/user/:userId` as a pattern: any case, with or without a trailing slash. */
function patternOf(url: string): RegExp {
  const segments = url.split('/').filter(Boolean);
  const parts = segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^/${parts.join('/')}/?$`, 'i');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
