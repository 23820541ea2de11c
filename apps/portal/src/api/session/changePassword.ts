import type { ProviderSchemas } from '@portal/api-client';
import type { PasswordChange } from '@portal/domain';
import { clients } from '../clients.ts';

/**
 * Changes the password of the signed-in user.
 * @returns the errors; empty when the password was changed
 */
export async function changePassword(body: PasswordChange): Promise<ProviderSchemas['PasswordError'][]> {
  const { data } = await clients.provider.POST('/api/user/changePassword', { body });
  return data ?? [];
}
