import { randomBytes } from 'node:crypto';
import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../../../access/caller.ts';
import { PRODUCT_NAME } from '../../../config/productName.ts';
import type { Context } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { insertChallenge, listPasskeys, type PasskeyRow } from './passkeyQueries.ts';

/** How long a user may take. */
const lifetimeMs = 300_000;
/** Ed25519, P-256 and RSA, which all browsers and authenticators cover (COSE). */
export const algorithms = [-8, -7, -257];
const userVerification = 'preferred';

/** What the browser needs to create a passkey. */
export async function startCreation(
  context: Context,
  { userId, username, firstName, lastName }: Session,
): Promise<ProviderSchemas['PasskeyCreation']> {
  const known = await listPasskeys(context.db, userId);
  const userHandle = known[0]?.user_handle ?? randomBytes(32);
  const challenge = await createChallenge(context, userId, userHandle);
  return {
    rp: { id: getRpId(context), name: PRODUCT_NAME },
    user: {
      id: toText(userHandle),
      name: username,
      displayName: `${firstName} ${lastName}`.trim() || username,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: lifetimeMs,
    excludeCredentials: known.map(toKnownPasskey),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    attestation: 'none',
  };
}

/** What a passkey of the user has to respond to; `undefined` without passkeys. */
export async function startVerification(
  context: Context,
  userId: number,
): Promise<ProviderSchemas['PasskeyRequest'] | undefined> {
  if (context.server.config.portalOrigin === undefined) return undefined;
  const passkeys = await listPasskeys(context.db, userId);
  if (passkeys.length === 0) return undefined;
  return {
    challenge: await createChallenge(context, userId, null),
    rpId: getRpId(context),
    timeout: lifetimeMs,
    allowCredentials: passkeys.map(toKnownPasskey),
    userVerification,
  };
}

async function createChallenge({ db }: Context, userId: number, userHandle: Buffer | null): Promise<string> {
  const challenge = randomBytes(32);
  await insertChallenge(db, { user_id: userId, challenge, user_handle: userHandle }, lifetimeMs);
  return toText(challenge);
}

function toKnownPasskey(passkey: PasskeyRow): ProviderSchemas['KnownPasskey'] {
  return { type: 'public-key', id: toId(passkey), transports: passkey.transports };
}

export function toId({ credential_id }: PasskeyRow): string {
  return toText(credential_id);
}

export function toText(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** @throws AppError operation.not_offered if it is not configured */
export function getOrigin({ server }: Context): string {
  const { portalOrigin } = server.config;
  if (portalOrigin === undefined) throw new AppError('operation.not_offered');
  return portalOrigin;
}

/** Passkeys are bound to the host name. */
export function getRpId(context: Context): string {
  return new URL(getOrigin(context)).hostname;
}
