import { isApiError, type ProviderSchemas } from '@portal/api-client';
import { calculateClockOffsetMs } from '@portal/domain';
import { TooManyLoginsError } from '@portal/ui/account';
import { setPagesWithView } from '../../state/pagesWithView.ts';
import type { Session } from '../../state/storedSession.ts';
import { clients } from '../clients.ts';

/** The values of the login form. */
export interface Credentials {
  userName: string;
  password: string;
}

/**
 * Signs in at the provider.
 * @throws TooManyLoginsError if the server asks to wait, whatever was typed; ApiError for any other failure
 */
export async function signIn({ userName, password }: Credentials): Promise<Session> {
  const response = await clients.provider
    .POST('/api/authentication/login', { body: { username: userName, password } })
    .catch((error: unknown) => {
      throw isApiError(error) && error.status === 429 ? new TooManyLoginsError(error.message) : error;
    });
  return toSession(response);
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
