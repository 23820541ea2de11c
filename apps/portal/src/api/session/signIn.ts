import { isApiError, type ProviderSchemas } from '@portal/api-client';
import { calculateClockOffsetMs } from '@portal/domain';
import { LoginCodeError, TooManyLoginsError, type Credentials } from '@portal/ui/account';
import { setPagesWithView } from '../../state/pagesWithView.ts';
import type { Session } from '../../state/storedSession.ts';
import { clients } from '../clients.ts';

/**
 * Signs in at the provider.
 * @throws TooManyLoginsError if the server asks to wait, whatever was typed; LoginCodeError if the user needs a code; ApiError
 * for any other failure
 */
export async function signIn({ userName, password, code }: Credentials): Promise<Session> {
  const response = await clients.provider
    .POST('/api/authentication/login', { body: { username: userName, password, ...(code && { code }) } })
    .catch((error: unknown) => {
      throw toLoginError(error);
    });
  return toSession(response);
}

function toLoginError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  if (error.status === 429) return new TooManyLoginsError(error.message);
  if (error.code === 'login.code_required') return new LoginCodeError();
  return error.code === 'login.code_wrong' ? new LoginCodeError(error.message) : error;
}

interface LoginResponse {
  data?: ProviderSchemas['LoginResponse'];
  response: Response;
}

/** The session that begins with the response to a login. */
export function toSession({ data, response }: LoginResponse): Session {
  if (!data) throw new Error('The login response is empty.');
  setPagesWithView(data.user.pagesWithView);
  return { ...data, clockOffsetMs: calculateClockOffsetMs(response.headers.get('date'), Date.now()) };
}
