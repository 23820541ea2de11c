import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { ProviderSchemas } from '@portal/api-client';
import type { Context } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { claimSignCount, listPasskeys, takeChallenge, type NewPasskeyRow } from './passkeyQueries.ts';
import { algorithms, getOrigin, getRpId, toId, toText } from './passkeys.ts';

/**
 * Verifies a passkey that the browser has created.
 * @throws AppError passkey.invalid
 */
export async function finishCreation(
  context: Context,
  userId: number,
  { name, clientDataJSON, attestationObject, transports }: ProviderSchemas['NewPasskey'],
): Promise<NewPasskeyRow> {
  const challenge = readChallenge(clientDataJSON);
  const taken = await takeChallenge(context.db, { userId, challenge, purpose: 'creation' });
  const verified = await ifVerified(context, async () => {
    rejectCertificates(attestationObject);
    return verifyRegistrationResponse({
      response: {
        ...credential,
        // Unused: the attestation has it too.
        id: '-',
        rawId: '-',
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: getOrigin(context),
      expectedRPID: getRpId(context),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!taken?.user_handle || !verified?.registrationInfo) throw new AppError('passkey.invalid');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    user_id: userId,
    name,
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    user_handle: taken.user_handle,
    sign_count: counter,
    transports,
  };
}

/**
 * Verifies the response of a passkey of the user. Its challenge is valid once.
 * @returns false if it is wrong
 */
export async function verifyPasskey(
  context: Context,
  userId: number,
  { id, userHandle, ...response }: ProviderSchemas['PasskeyResponse'],
): Promise<boolean> {
  const challenge = readChallenge(response.clientDataJSON);
  const taken = await takeChallenge(context.db, { userId, challenge, purpose: 'login' });
  const passkey = (await listPasskeys(context.db, userId)).find((each) => toId(each) === id);
  if (!taken || !passkey) return reject(context, taken ? 'unknown passkey' : 'unknown challenge');
  if (userHandle !== undefined && userHandle !== toText(passkey.user_handle))
    return reject(context, 'another user');
  const verified = await ifVerified(context, () =>
    verifyAuthenticationResponse({
      response: { ...credential, id, rawId: id, response },
      expectedChallenge: challenge,
      expectedOrigin: getOrigin(context),
      expectedRPID: getRpId(context),
      // The counter is compared when it is stored.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: false,
    }),
  );
  if (!verified) return false;
  const { newCounter } = verified.authenticationInfo;
  const isHigher = await claimSignCount(context.db, passkey.passkey_id, newCounter);
  return isHigher || reject(context, 'the counter has not grown');
}

function reject({ log }: Context, reason: string): false {
  log.warn({ reason }, 'passkey rejected');
  return false;
}

/** What all responses of browsers have. */
const credential = { type: 'public-key', clientExtensionResults: {} } as const;

/** @returns an empty text if there is none */
function readChallenge(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/** Certificates are not asked for, and to verify them the library would request URLs that they contain. */
function rejectCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isSelfAttestation = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
  if (attestation.get('fmt') !== 'none' && !isSelfAttestation)
    throw new Error(`Unexpected attestation ${attestation.get('fmt')}`);
}

/** @returns `null` if the library rejects the response; the log says why */
async function ifVerified<Result extends { verified: boolean }>(
  context: Context,
  verify: () => Promise<Result>,
): Promise<Result | null> {
  try {
    const result = await verify();
    if (result.verified) return result;
    reject(context, 'wrong signature');
  } catch (error) {
    reject(context, error instanceof Error ? error.message : String(error));
  }
  return null;
}
