import { canReachPath, type AccessUser, type PageNode } from '@portal/domain';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { sessionByToken, touchSession } from '../services/provider/authentication/queries.ts';
import { toSession, type Caller, type Session } from '../services/provider/authentication/rows.ts';
import type { PageTree } from './pageTree.ts';
import type { SessionProof } from './sessionProof.ts';

/** What decides which pages somebody reaches. */
export interface Rights {
  pages: readonly PageNode[];
  user: AccessUser;
}

/** A call that is being answered. */
export interface CurrentCall {
  token: string;
  requestId: string;
}

/** Tells who calls and what he reaches: by the tables here, or by the word of a provider on another machine. */
export interface Identity {
  /** Whose session it is; `null` when none is known, it has ended, or it is another browser's. */
  callerOf(proof: SessionProof): Promise<Caller | null>;
  /**
   * @throws AppError session.expired, access.denied or upstream.failed when the pages are another machine's and that
   * says so
   */
  rightsOf(caller: Caller, call: CurrentCall): Promise<Rights>;
  /** Whether the session that a link was made for goes on, and still reaches the page. */
  mayFollowLink(proof: SessionProof, page: string): Promise<boolean>;
}

/** The users, sessions and pages of the embedded provider. */
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
