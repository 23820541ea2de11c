import { constants } from 'node:zlib';
import compress, { type FastifyCompressRouteOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** In the order of preference. */
export const encodings = ['br', 'gzip'] as const;

export const minCompressedBytes = 1_024;

/** Half the bytes of level 1 for little more time; from level 5 on, brotli takes twice as long for 10 % fewer bytes. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** How the response of an operation is compressed. One that contains a secret is not: see docs/security.md. */
export function toCompression({ hasSecret }: { hasSecret: boolean }): FastifyCompressRouteOptions {
  if (hasSecret) return { compress: false };
  return {
    compress: {
      encodings: [...encodings],
      brotliOptions,
      threshold: minCompressedBytes,
      // Up to this size compressing at once (0.3 ms) takes less time than passing the response to another thread.
      syncThreshold: 64 * 1_024,
    },
  };
}

/** Lets routes be compressed: the operations of the contracts. Files of the portal are compressed when it is built. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false });
  app.addHook('onRequest', async ({ routeOptions: { config } }, reply) => {
    if (config.operation && !config.operation.hasSecret) reply.header('vary', 'accept-encoding');
  });
}
