import { calculateClockOffsetMs, LOGIN_PATH, resolveUrlAfterLogin } from '@portal/domain';
import { basePath } from '../../config/env.ts';
import { redirectAfterLogin, type LoginHistoryState } from '../../state/loginRedirect.ts';
import { storeSession } from '../../state/session.ts';
import type { Session } from '../../state/storedSession.ts';
import { postToTabs } from '../../state/tabChannel.ts';
import { clients } from '../clients.ts';

/**
 * Completes a sign-in at the identity provider: the server has sent the browser back with a code. If it fails, the login
 * page says so.
 */
export async function completeSingleSignOn(): Promise<void> {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const returnTo = parameters.get('return-to') ?? '';
  // The code does not stay in the history.
  const entry: LoginHistoryState = { origin: returnTo };
  window.history.replaceState(entry, '', basePath + LOGIN_PATH);
  try {
    const session = await redeem(parameters.get('sign-in-code') ?? '');
    if (returnTo === LOGIN_PATH && session.boundToBrowser) {
      postToTabs('signed-in-again', { session: JSON.stringify(session) });
      window.close();
    }
    storeSession(session);
    redirectAfterLogin(resolveUrlAfterLogin(returnTo));
  } catch {
    window.history.replaceState({ ...entry, hasFailed: true }, '');
  }
}

async function redeem(code: string): Promise<Session> {
  const { data, response } = await clients.provider.POST('/api/authentication/signincode', {
    body: { code },
  });
  if (!data) throw new Error('The login response is empty.');
  return { ...data, clockOffsetMs: calculateClockOffsetMs(response.headers.get('date'), Date.now()) };
}
