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

/** The users and pages of a provider on another machine. */
export interface ProviderIdentity extends Identity {
  /** Asks the provider anew when rights are next asked for, those of the caller or everybody's. */
  forget(caller?: Caller): void;
  /** After the provider has refused the token. */
  endSession(caller: Caller): Promise<void>;
}

interface Parts {
  db: Db;
  ask: AskProvider;
  sessionIdleMinutes: number | undefined;
  /** Milliseconds. */
  now?: () => number;
}

const maxAgeMs = 60_000;

/**
 * A session is one that the provider has given through this gateway; which pages its user reaches, and with which
 * roles, the provider is asked with the user's own token, at most once a minute.
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

  /** With the roles of now, as far as the provider tells them: the call is an extension. */
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
      // A failed reading is not kept; whoever asked for it gets the failure.
      reading.rights.catch(() => readings.get(key) === reading && readings.delete(key));
      return reading.rights;
    },

    /** A link was made for someone who reached the page minutes ago, and without his token nobody can be asked. */
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

/** Most users are told the same pages: they share one tree. */
function createTreeReader(): (text: string) => readonly PageNode[] {
  let last: { text: string; tree: readonly PageNode[] } | null = null;
  return (text) => {
    if (last?.text !== text) {
      last = { text, tree: buildPageTree(JSON.parse(text) as ProviderSchemas['Page'][]) };
    }
    return last.tree;
  };
}
