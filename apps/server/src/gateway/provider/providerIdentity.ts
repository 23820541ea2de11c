import { buildPageTree, type PageNode } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { CurrentCall, Identity, Rights } from '../../access/identity.ts';
import type { SessionProof } from '../../access/sessionProof.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../services/provider/authentication/rows.ts';
import { contentOf, type AskProvider } from './askProvider.ts';
import {
  deleteProviderSession,
  providerSession,
  touchProviderSession,
  updateProviderSession,
} from './queries.ts';
import { statedSession } from './statedSession.ts';

/** Users and pages of a provider on another machine. */
export interface ProviderIdentity extends Identity {
  /** Drops cached permissions, of one caller or of all. */
  forget(caller?: Caller): void;
  /** Call it after the provider has rejected the token. */
  endSession(caller: Caller): Promise<void>;
}

interface Parts {
  db: Db;
  ask: AskProvider;
  sessionIdleMinutes: number | undefined;
  now?: () => number;
}

const maxAgeMs = 60_000;

/**
 * Accepts sessions that were created through this gateway. Pages and roles are requested from the provider with the
 * user's token, at most once a minute.
 */
export function createProviderIdentity({
  db,
  ask,
  sessionIdleMinutes,
  now = () => performance.now(),
}: Parts): ProviderIdentity {
  const readings = new Map<string, { startedAt: number; rights: Promise<Rights> }>();
  const toTree = createTreeReader();

  async function callerOf(proof: SessionProof): Promise<Caller | null> {
    const row = await providerSession(db, proof, sessionIdleMinutes);
    if (row?.use_is_stale) await touchProviderSession(db, proof.tokenHash);
    return row ? toCaller(row.provider_user, proof.tokenHash) : null;
  }

  async function endSession({ tokenHash }: Caller): Promise<void> {
    readings.delete(keyOf(tokenHash));
    await deleteProviderSession(db, tokenHash);
  }

  async function readRights(caller: Caller, call: CurrentCall): Promise<Rights> {
    const [pages, user] = await Promise.all([ask('listPages', call), readUser(caller, call)]);
    if (pages.status === 401) {
      await endSession(caller);
      throw new AppError('session.expired');
    }
    if (pages.status === 403) throw new AppError('access.denied');
    if (pages.status !== 200) throw new AppError('upstream.failed', 'The provider did not tell the pages');
    return { pages: toTree(String(pages.body)), user };
  }

  /** With current roles if the provider offers `getSession` (an extension). */
  async function readUser(caller: Caller, call: CurrentCall): Promise<Caller> {
    const answer = await ask('getSession', call).catch(() => null);
    if (answer?.status !== 200) return caller;
    const stated = statedSession(contentOf<ProviderSchemas['Session']>(answer));
    await updateProviderSession(db, caller.tokenHash, stated);
    return toCaller(stated.user, caller.tokenHash);
  }

  function removeOld(): void {
    for (const [key, { startedAt }] of readings) if (now() - startedAt >= maxAgeMs) readings.delete(key);
  }

  return {
    callerOf,

    rightsOf(caller, call) {
      removeOld();
      const key = keyOf(caller.tokenHash);
      const known = readings.get(key);
      if (known) return known.rights;
      const reading = { startedAt: now(), rights: readRights(caller, call) };
      readings.set(key, reading);
      // Do not cache a failed read. Callers that wait for it still get the error.
      reading.rights.catch(() => readings.get(key) === reading && readings.delete(key));
      return reading.rights;
    },

    /** Links are valid for minutes only, and the user's token is not available to ask the provider again. */
    async mayFollowLink(proof) {
      return (await callerOf(proof)) !== null;
    },

    forget(caller) {
      if (caller) readings.delete(keyOf(caller.tokenHash));
      else readings.clear();
    },
    endSession,
  };
}

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString('base64');
}

function toCaller({ username, roles }: ProviderSchemas['SessionUser'], tokenHash: Buffer): Caller {
  return { tokenHash, username, roles, isLockedOut: false };
}

/** Most users get identical pages and share one tree. */
function createTreeReader(): (text: string) => readonly PageNode[] {
  let last: { text: string; tree: readonly PageNode[] } | null = null;
  return (text) => {
    if (last?.text !== text) {
      last = { text, tree: buildPageTree(JSON.parse(text) as ProviderSchemas['Page'][]) };
    }
    return last.tree;
  };
}
