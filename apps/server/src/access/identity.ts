import type { AccessUser, PageNode } from '@portal/domain';
import type { Caller } from './caller.ts';
import type { SessionErrorCode } from '../errors.ts';

/** The data that decides which pages a user can open. */
export interface Permissions {
  pages: readonly PageNode[];
  user: AccessUser;
}

/** The session credentials that a request carries. */
export interface SessionProof {
  tokenHash: Buffer;
  /** `null` if the request has no binding cookie. */
  binding: Buffer | null;
}

/** The request being handled. */
export interface CurrentCall {
  token: string;
  requestId: string;
}

/** Identifies callers and their permissions: from the local tables, or from a provider on another machine. */
export interface Identity {
  /** Returns the owner of the session; `null` if it is unknown, expired, or bound to another browser. */
  findCaller(proof: SessionProof): Promise<Caller | null>;
  /** The error for a session that `findCaller` did not return: why it ended, if its owner asks from the same browser. */
  findEndCode(proof: SessionProof): Promise<SessionErrorCode>;
  /**
   * @throws AppError session.expired, access.denied or upstream.failed when the pages come from another machine and it
   * reports that
   */
  getPermissions(caller: Caller, call: CurrentCall): Promise<Permissions>;
  /** Whether the session that the link was made for is still valid and can still open the page. */
  canFollowLink(proof: SessionProof, page: string): Promise<boolean>;
}
