import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { brotliOptions, encodings, minCompressedBytes } from '../plugins/compression.ts';
import { createEntityTag } from '../plugins/entityTags.ts';

type Encoding = (typeof encodings)[number];

interface SharedBytes {
  plain?: { content: Buffer; tag: string };
  encoded: Map<Encoding, Promise<Buffer>>;
}

const encode: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, brotliOptions),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** As Fastify writes it for responses that it serializes itself. */
const jsonType = 'application/json; charset=utf-8';

const sharedResponses = new WeakMap<object, SharedBytes>();

/** Marks a response of several calls: it is serialized and compressed once, and the bytes are kept as long as the response. */
export function shareResponse<Body extends object>(response: Body): Body {
  sharedResponses.set(response, { encoded: new Map() });
  return response;
}

/** Sends a shared response as the caller accepts it; others as usual. The reply has its status and media type. */
export async function sendResponse(reply: FastifyReply, response: unknown): Promise<FastifyReply> {
  const shared =
    typeof response === 'object' && response !== null ? sharedResponses.get(response) : undefined;
  if (!shared) return reply.send(response);
  const { content, tag } = (shared.plain ??= serialize(reply, response));
  reply.header('etag', tag).type(jsonType);
  const encoding = negotiate(reply.request.headers['accept-encoding'] ?? '', [
    ...encodings,
  ]) as Encoding | null;
  if (!encoding || content.length < minCompressedBytes) return reply.send(content);
  const encoded = shared.encoded.get(encoding) ?? encode[encoding](content);
  shared.encoded.set(encoding, encoded);
  return reply.header('content-encoding', encoding).send(await encoded);
}

function serialize(reply: FastifyReply, response: unknown): { content: Buffer; tag: string } {
  const input = response as Record<string, unknown>;
  const json = reply.serializeInput(input, String(reply.statusCode), 'application/json');
  const content = Buffer.from(String(json));
  return { content, tag: createEntityTag(content) };
}
