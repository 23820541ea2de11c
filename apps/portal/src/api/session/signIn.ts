import { calculateClockOffsetMs } from '@portal/domain';
import type { Session } from '../../state/storedSession.ts';
import { clients } from '../clients.ts';

/** The values of the login form. */
export interface Credentials {
  userName: string;
  password: string;
}

/**
 * Signs in at the provider.
 * @throws ApiError for any failure
 */
export async function signIn({ userName, password }: Credentials): Promise<Session> {
  const { data, response } = await clients.provider.POST('/api/authentication/login', {
    body: { username: userName, password },
  });
  if (!data) throw new Error('The login response is empty.');
  return { ...data, clockOffsetMs: calculateClockOffsetMs(response.headers.get('date'), Date.now()) };
}
