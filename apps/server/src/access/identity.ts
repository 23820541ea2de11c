import { canReachPath, type AccessUser, type PageNode } from '@portal/domain';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { sessionByToken, touchSession } from '../services/provider/authentication/queries.ts';
import { toSession, type Caller, type Session } from '../services/provider/authentication/rows.ts';
import type { PageTree } from './pageTree.ts';
import type { SessionProof } from './sessionProof.ts';

/** The data that decides which pages a user can open. */
export interface Rights {
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
  callerOf(proof: SessionProof): Promise<Caller | null>;
  /**
   * @throws AppError session.expired, access.denied or upstream.failed when the pages come from another machine and it
   * reports that
   */
  rightsOf(caller: Caller, call: CurrentCall): Promise<Rights>;
  /** Whether the session that the link was made for is still valid and can still open the page. */
  mayFollowLink(proof: SessionProof, page: string): Promise<boolean>;
}

/** Users, sessions and pages of the embedded provider. */
export function createEmbeddedIdentity(
  db: Db,
  pageTree: PageTree,
  { sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>,
): Identity {
  async function callerOf(proof: SessionProof): Promise<Session | null> {
    const row = await sessionByToken(db, proof, sessionIdleMinutes);
    if (row?.use_is_stale) await touchSession(db, proof.tokenHash);
    return row ? toSession(row, proof.tokenHash, row.expires_at) : null;
  }

  return {
    callerOf,
    async rightsOf(caller) {
      return { pages: await pageTree.read(), user: caller };
    },
    async mayFollowLink(proof, page) {
      const session = await callerOf(proof);
      return session !== null && canReachPath(await pageTree.read(), page, session);
    },
  };
}
