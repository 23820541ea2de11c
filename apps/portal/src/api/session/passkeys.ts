import type { ProviderSchemas } from '@portal/api-client';
import { LoginError } from '@portal/ui/account';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Submitted } from '../submitResult.ts';

type CreatedPasskey = Omit<ProviderSchemas['NewPasskey'], 'name'>;

/** Asks the browser, and the browser the user, to create a passkey. */
export async function createPasskey(
  creation: ProviderSchemas['PasskeyCreation'],
): Promise<Submitted<CreatedPasskey>> {
  try {
    // The transports are texts to the contract, because browsers add new ones.
    const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
    const { response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { ok: true, data: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return { ok: false, message: `The passkey was not added. ${explain(error)}`, fields: {} };
  }
}

/**
 * Asks the browser, and the browser the user, for the response of a passkey.
 * @param request as the server has sent it
 * @throws LoginError that says what to do
 */
export async function askForPasskey(request: unknown): Promise<ProviderSchemas['PasskeyResponse']> {
  try {
    const optionsJSON = request as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  } catch (error) {
    throw new LoginError(`The passkey was not used. ${explain(error)}`);
  }
}

/** Browsers do not distinguish a user who cancels from one who has no passkey. */
function explain(error: unknown): string {
  if (!browserSupportsWebAuthn()) return 'This browser does not support passkeys, or needs a secure address.';
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'There is already one of your account. Choose another place.';
  if (name === 'SecurityError') return 'Open the portal at its usual address.';
  return 'The request was canceled or took too long. Try again.';
}
