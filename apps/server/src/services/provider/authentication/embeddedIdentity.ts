import { canOpenPath } from '@portal/domain';
import { createBatchedRead } from '../../../load/batchedRead.ts';
import type { Session } from '../../../access/caller.ts';
import type { Identity, SessionProof } from '../../../access/identity.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import type { PageTree } from '../pages/pageTree.ts';
import { findSessionEnd, findSessions, touchSession } from './queries.ts';
import { toSession } from './rows.ts';

/** Users, sessions and pages of the embedded provider. */
export function createEmbeddedIdentity(
  db: Db,
  pageTree: PageTree,
  { sessionIdleMinutes, secondFactorRoles }: Pick<Config, 'sessionIdleMinutes' | 'secondFactorRoles'>,
): Identity {
  const findSession = createBatchedRead((proofs: readonly SessionProof[]) =>
    findSessions(db, proofs, sessionIdleMinutes),
  );

  async function findCaller(proof: SessionProof): Promise<Session | null> {
    const row = await findSession(proof);
    if (row?.isUseStale) await touchSession(db, proof.tokenHash);
    return row ? toSession(row, proof.tokenHash, secondFactorRoles) : null;
  }

  return {
    findCaller,
    async findEndCode(proof) {
      const end = await findSessionEnd(db, proof);
      return end ? `session.${end}` : 'session.expired';
    },
    async getPermissions(caller) {
      return { pages: await pageTree.read(), user: caller };
    },
    async canFollowLink(proof, page) {
      const session = await findCaller(proof);
      return (
        session !== null && !session.lacksSecondFactor && canOpenPath(await pageTree.read(), page, session)
      );
    },
  };
}
