import { LOGIN_PATH } from '@portal/domain';
import type { SingleSignOn } from '@portal/ui/account';
import { settings } from '../../config/settings.ts';
import type { Session } from '../../state/storedSession.ts';
import { clients } from '../clients.ts';
import { toSession } from './signIn.ts';

/** The sign-in at the identity provider that ends at a URL of the portal; `undefined` if there is none. */
export function getSingleSignOn(returnTo: string): SingleSignOn | undefined {
  if (!settings.singleSignOn) return undefined;
  const { name, url, password } = settings.singleSignOn;
  return { name, password, href: `${url}?${new URLSearchParams({ returnTo })}` };
}

/**
 * The same in a new tab, so that the page and its input are kept. That tab hands its session to the login dialog of this
 * one, and closes.
 */
export function getSingleSignOnInNewTab(): SingleSignOn | undefined {
  const singleSignOn = getSingleSignOn(LOGIN_PATH);
  return singleSignOn && { ...singleSignOn, target: '_blank' };
}

/** Exchanges the code that the server has sent the browser back with. @throws ApiError if it is not valid */
export async function redeemSignInCode(code: string): Promise<Session> {
  return toSession(await clients.provider.POST('/api/authentication/signincode', { body: { code } }));
}
