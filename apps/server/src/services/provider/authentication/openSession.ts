import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../../../access/caller.ts';
import { hashToken } from '../../../access/token.ts';
import type { Context } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { listPagesWithView } from '../savedViews/queries.ts';
import type { RedeemedFactor } from '../secondFactor/redeemCode.ts';
import { findStartPageUrl } from '../startPages/resolveStartPage.ts';
import {
  createSession,
  recordLogin,
  type CredentialsRow,
  type NewSession,
  type SessionRow,
} from './queries.ts';
import { toExpiration, toSession, toSessionUser } from './rows.ts';

interface NewLogin {
  credentials: CredentialsRow;
  token: string;
  /** Set if the user has signed in at the identity provider, which can end the session. */
  provider?: NewSession['provider'];
  /** What the user has sent in addition to the password, for the audit trail. */
  secondFactor?: RedeemedFactor | null;
}

/**
 * Creates the session of a user who has been identified.
 * @throws AppError login.failed if the user may no longer sign in
 */
export async function openSession(
  db: Db,
  context: Context,
  { credentials, token, provider, secondFactor }: NewLogin,
): Promise<SessionRow> {
  if (!(await recordLogin(db, credentials))) throw new AppError('login.failed');
  const object = provider ? 'single sign-on' : (secondFactor ?? '');
  await writeAudit(db, { ...context, session: toAuditedUser(credentials) }, { operation: 'login', object });
  return createSession(db, {
    tokenHash: hashToken(token),
    binding: context.binding,
    userId: credentials.user_id,
    hours: context.server.config.sessionHours,
    source: context.source,
    provider,
  });
}

/** The response of a login. */
export async function describeLogin(
  context: Context,
  token: string,
  row: SessionRow,
): Promise<ProviderSchemas['LoginResponse']> {
  const session = toSession(row, hashToken(token), context.server.config.secondFactorRoles);
  const boundToBrowser = context.binding !== null;
  return { token, ...(await describeSession(context, session)), boundToBrowser };
}

export async function describeSession({ db }: Context, session: Session) {
  const startPageUrl = await findStartPageUrl(db, session.startPage);
  return {
    expiration: toExpiration(session.expiresAt),
    user: toSessionUser(session, startPageUrl, await listPagesWithView(db, session)),
  };
}

export function toAuditedUser(credentials: CredentialsRow | undefined) {
  return credentials ? { userId: credentials.user_id, username: credentials.username } : null;
}
