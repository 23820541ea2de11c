import { canReachPath, type AccessUser, type PageNode } from '@portal/domain';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { sessionByToken, touchSession } from '../services/provider/authentication/queries.ts';
import { toSession, type Caller, type Session } from '../services/provider/authentication/rows.ts';
import { hashToken } from '../services/provider/authentication/tokens.ts';
import type { PageTree } from './pageTree.ts';

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
  /** Whose token it is; `null` when no session of it is known, or it has ended. */
  callerOf(token: string): Promise<Caller | null>;
  /**
   * @throws AppError session.expired, access.denied or upstream.failed when the pages are another machine's and that
   * says so
   */
  rightsOf(caller: Caller, call: CurrentCall): Promise<Rights>;
  /** Whether the session that a link was made for goes on, and still reaches the page. */
  mayFollowLink(tokenHash: Buffer, page: string): Promise<boolean>;
}

/** The users, sessions and pages of the embedded provider. */
export function createEmbeddedIdentity(
  db: Db,
  pageTree: PageTree,
  { sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>,
): Identity {
  async function sessionOfHash(tokenHash: Buffer): Promise<Session | null> {
    const row = await sessionByToken(db, tokenHash, sessionIdleMinutes);
    if (row?.use_is_stale) await touchSession(db, tokenHash);
    return row ? toSession(row, tokenHash, row.expires_at) : null;
  }

  return {
    callerOf: (token) => sessionOfHash(hashToken(token)),
    async rightsOf(caller) {
      return { pages: await pageTree.read(), user: caller };
    },
    async mayFollowLink(tokenHash, page) {
      const session = await sessionOfHash(tokenHash);
      return session !== null && canReachPath(await pageTree.read(), page, session);
    },
  };
}
