import type { FastifyRequest } from 'fastify';
import { bindingOf } from './bindingCookie.ts';

/** What a request shows of a session. */
export interface SessionProof {
  tokenHash: Buffer;
  /** `null`: it came without the cookie of a browser. */
  binding: Buffer | null;
}

/** The token, given by its hash, with the cookie of the request. */
export function proofOf(tokenHash: Buffer, request: FastifyRequest): SessionProof {
  return { tokenHash, binding: bindingOf(request) };
}
