import { buildPageTree, type PageNode } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { CurrentCall, Identity, Permissions, SessionProof } from '../../access/identity.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../access/caller.ts';
import type { ForwardedResponse } from '../forward.ts';
import { findEndCode, parseBody, type CallProvider } from './providerClient.ts';
import {
  endProviderSession,
  findProviderSession,
  findProviderSessionEnd,
  touchProviderSession,
  updateProviderSession,
} from './queries.ts';
import { toReportedSession } from './reportedSession.ts';

/** Users and pages of a provider on another machine. */
export interface ProviderIdentity extends Identity {
  /** Drops cached permissions, of one caller or of all. */
  invalidate(caller?: Caller): void;
  /** Call it with the provider's rejection of the token. @returns the error for the caller */
  endSession(caller: Caller, rejection: ForwardedResponse): Promise<AppError>;
  /** Ends the session of a user who signs out. */
  signOut(caller: Caller): Promise<void>;
}

interface Parts {
  db: Db;
  callProvider: CallProvider;
  sessionIdleMinutes: number | undefined;
}

const maxAgeMs = 60_000;

/**
 * Accepts sessions that were created through this gateway. Pages and roles are requested from the provider with the
 * user's token, at most once a minute.
 */
export function createProviderIdentity({ db, callProvider, sessionIdleMinutes }: Parts): ProviderIdentity {
  const cache = new Map<string, { startedAt: number; rights: Promise<Permissions> }>();
  const parseTree = createTreeParser();

  async function findCaller(proof: SessionProof): Promise<Caller | null> {
    const row = await findProviderSession(db, proof, sessionIdleMinutes);
    if (row?.use_is_stale) await touchProviderSession(db, proof.tokenHash);
    return row ? toCaller(row.provider_user, proof.tokenHash) : null;
  }

  async function signOut({ tokenHash }: Caller): Promise<void> {
    cache.delete(toCacheKey(tokenHash));
    await endProviderSession(db, tokenHash, 'session.expired');
  }

  async function endSession({ tokenHash }: Caller, rejection: ForwardedResponse): Promise<AppError> {
    const code = findEndCode(rejection);
    cache.delete(toCacheKey(tokenHash));
    await endProviderSession(db, tokenHash, code);
    return new AppError(code);
  }

  async function readPermissions(caller: Caller, call: CurrentCall): Promise<Permissions> {
    const [pages, user] = await Promise.all([callProvider('listPages', call), readUser(caller, call)]);
    if (pages.status === 401) throw await endSession(caller, pages);
    if (pages.status === 403) throw new AppError('access.denied');
    if (pages.status !== 200)
      throw new AppError('upstream.failed', 'The provider did not return the page list');
    return { pages: parseTree(String(pages.body)), user };
  }

  /** With current roles if the provider offers `getSession` (an extension). */
  async function readUser(caller: Caller, call: CurrentCall): Promise<Caller> {
    const response = await callProvider('getSession', call).catch(() => null);
    if (response?.status !== 200) return caller;
    const reported = toReportedSession(parseBody<ProviderSchemas['Session']>(response));
    await updateProviderSession(db, caller.tokenHash, reported);
    return toCaller(reported.user, caller.tokenHash);
  }

  function removeExpired(): void {
    for (const [key, { startedAt }] of cache)
      if (performance.now() - startedAt >= maxAgeMs) cache.delete(key);
  }

  return {
    findCaller,

    getPermissions(caller, call) {
      removeExpired();
      const key = toCacheKey(caller.tokenHash);
      const known = cache.get(key);
      if (known) return known.rights;
      const reading = { startedAt: performance.now(), rights: readPermissions(caller, call) };
      cache.set(key, reading);
      // Do not cache a failed read. Callers that wait for it still get the error.
      reading.rights.catch(() => cache.get(key) === reading && cache.delete(key));
      return reading.rights;
    },

    async findEndCode(proof) {
      const end = await findProviderSessionEnd(db, proof);
      return end ? `session.${end}` : 'session.expired';
    },

    /** Links are valid for minutes only, and the user's token is not available to ask the provider again. */
    async canFollowLink(proof) {
      return (await findCaller(proof)) !== null;
    },

    invalidate(caller) {
      if (caller) cache.delete(toCacheKey(caller.tokenHash));
      else cache.clear();
    },
    endSession,
    signOut,
  };
}

function toCacheKey(tokenHash: Buffer): string {
  return tokenHash.toString('base64');
}

function toCaller({ username, roles }: ProviderSchemas['SessionUser'], tokenHash: Buffer): Caller {
  // Of its users' second factors, the provider itself is in charge.
  return { tokenHash, username, roles, isLockedOut: false, lacksSecondFactor: false };
}

/** Most users get identical pages and share one tree. */
function createTreeParser(): (text: string) => readonly PageNode[] {
  let last: { text: string; tree: readonly PageNode[] } | null = null;
  return (text) => {
    if (last?.text !== text) {
      last = { text, tree: buildPageTree(JSON.parse(text) as ProviderSchemas['Page'][]) };
    }
    return last.tree;
  };
}
