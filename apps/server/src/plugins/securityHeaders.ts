import type { FastifyInstance } from 'fastify';

/** What every answer that is no page may do in a browser: nothing. */
const contentPolicyOfData = "default-src 'none'; frame-ancestors 'none'";

/** What a page without scripts may do: look as its own style sheet says. */
export const contentPolicyOfStaticPages =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const oneYearSeconds = 31_536_000;

/**
 * What the portal's page may do; styles need the nonce of this very answer.
 * @param frames origins beside its own whose pages it may show in a frame
 */
export function contentPolicyOfPortal(nonce: string, frames: readonly string[]): string {
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

/** Gives every answer, errors and files too, the headers that tell browsers what not to do with it. */
export function registerSecurityHeaders(app: FastifyInstance, options: { hsts: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentPolicyOfData,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // Files say otherwise; what is answered from data is never kept.
      'cache-control': 'no-store',
    });
    if (options.hsts) reply.header('strict-transport-security', `max-age=${oneYearSeconds}`);
  });
}
