import type { FastifyRequest } from 'fastify';
import { bindingOf } from './bindingCookie.ts';

/** The session credentials that a request carries. */
export interface SessionProof {
  tokenHash: Buffer;
  /** `null` if the request has no binding cookie. */
  binding: Buffer | null;
}

/** Combines the token hash with the binding cookie of the request. */
export function proofOf(tokenHash: Buffer, request: FastifyRequest): SessionProof {
  return { tokenHash, binding: bindingOf(request) };
}
