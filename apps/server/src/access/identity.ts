import { canOpenPath, type AccessUser, type PageNode } from '@portal/domain';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { findSessionByToken, touchSession } from '../services/provider/authentication/queries.ts';
import { toSession, type Caller, type Session } from '../services/provider/authentication/rows.ts';
import type { PageTree } from './pageTree.ts';
import type { SessionProof } from './sessionProof.ts';

/** The data that decides which pages a user can open. */
export interface Permissions {
  pages: readonly PageNode[];
  user: AccessUser;
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
  /**
   * @throws AppError session.expired, access.denied or upstream.failed when the pages come from another machine and it
   * reports that
   */
  getPermissions(caller: Caller, call: CurrentCall): Promise<Permissions>;
  /** Whether the session that the link was made for is still valid and can still open the page. */
  canFollowLink(proof: SessionProof, page: string): Promise<boolean>;
}

/** Users, sessions and pages of the embedded provider. */
export function createEmbeddedIdentity(
  db: Db,
  pageTree: PageTree,
  { sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>,
): Identity {
  async function findCaller(proof: SessionProof): Promise<Session | null> {
    const row = await findSessionByToken(db, proof, sessionIdleMinutes);
    if (row?.use_is_stale) await touchSession(db, proof.tokenHash);
    return row ? toSession(row, proof.tokenHash, row.expires_at) : null;
  }

  return {
    findCaller,
    async getPermissions(caller) {
      return { pages: await pageTree.read(), user: caller };
    },
    async canFollowLink(proof, page) {
      const session = await findCaller(proof);
      return session !== null && canOpenPath(await pageTree.read(), page, session);
    },
  };
}
