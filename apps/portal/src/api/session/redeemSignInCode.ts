import type { Session } from '../../state/storedSession.ts';
import { clients } from '../clients.ts';
import { toSession } from './signIn.ts';

/**
 * Completes a sign-in at the identity provider with the code that the server has sent the browser back with.
 * @throws ApiError if the code is not valid
 */
export async function redeemSignInCode(code: string): Promise<Session> {
  return toSession(await clients.provider.POST('/api/authentication/signincode', { body: { code } }));
}
