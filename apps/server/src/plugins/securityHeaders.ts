import type { FastifyInstance } from 'fastify';

/** Policy for every response that is not a page: nothing is allowed. */
const dataContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Policy for pages without scripts: only their own style sheet and images. */
export const staticPageContentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const oneYearSeconds = 31_536_000;

/**
 * Policy for the portal's page. Styles need the nonce of this response.
 * @param frames further origins that the page may embed
 */
export function buildPortalContentPolicy(nonce: string, frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The headers of every response. Responses that Fastify's hooks do not reach (malformed requests) need them too.
 */
export function buildSecurityHeaders(options: { hsts: boolean }): Record<string, string> {
  return {
    'content-security-policy': dataContentPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Static files override this. API responses must not be cached.
    'cache-control': 'no-store',
    ...(options.hsts && { 'strict-transport-security': `max-age=${oneYearSeconds}` }),
  };
}

/** Adds the security headers to every response, including errors and files. */
export function registerSecurityHeaders(app: FastifyInstance, options: { hsts: boolean }): void {
  const headers = buildSecurityHeaders(options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
