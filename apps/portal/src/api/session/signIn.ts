import { isApiError, type ProviderSchemas } from '@portal/api-client';
import { calculateClockOffsetMs } from '@portal/domain';
import { LoginError, type Credentials } from '@portal/ui/account';
import { setPagesWithView } from '../../state/pagesWithView.ts';
import type { Session } from '../../state/storedSession.ts';
import { clients } from '../clients.ts';
import { requireData } from '../failures.ts';

/**
 * Signs in at the provider.
 * @throws LoginError if the server asks to wait, whatever was typed, or if the second step is missing or wrong; ApiError for
 * any other failure
 */
export async function signIn({ userName, password, code, passkey }: Credentials): Promise<Session> {
  const secondStep = passkey
    ? { passkey: await (await import('./passkeys.ts')).askForPasskey(passkey) }
    : code && { code };
  const response = await clients.provider
    .POST('/api/authentication/login', { body: { username: userName, password, ...secondStep } })
    .catch((error: unknown) => {
      throw toLoginError(error);
    });
  return toSession(response);
}

function toLoginError(error: unknown): unknown {
  const isExplained = isApiError(error) && (error.status === 429 || error.secondFactor);
  return isExplained ? new LoginError(error.message, error.secondFactor) : error;
}

interface LoginResponse {
  data?: ProviderSchemas['LoginResponse'];
  response: Response;
}

/** The session that begins with the response to a login. */
export function toSession(login: LoginResponse): Session {
  const data = requireData(login);
  setPagesWithView(data.user.pagesWithView);
  return { ...data, clockOffsetMs: calculateClockOffsetMs(login.response.headers.get('date'), Date.now()) };
}
