import type { FastifyRequest } from 'fastify';
import { readBinding } from './bindingCookie.ts';

/** The session credentials that a request carries. */
export interface SessionProof {
  tokenHash: Buffer;
  /** `null` if the request has no binding cookie. */
  binding: Buffer | null;
}

/** Combines the token hash with the binding cookie of the request. */
export function toSessionProof(tokenHash: Buffer, request: FastifyRequest): SessionProof {
  return { tokenHash, binding: readBinding(request) };
}
