import type { ProviderSchemas } from '@portal/api-client';
import { useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { requireData } from '../failures.ts';
import { queryClient, sessionQueryKey } from '../queryClient.ts';
import { providerApi } from '../queries.ts';
import { submitResult } from '../submitResult.ts';

const secondFactorQuery = providerApi.queryOptions(
  'get',
  '/api/secondfactor',
  {},
  { retry: false, meta: { isBackground: true } },
);

/**
 * Two-step verification of the signed-in user. It fails as a missing extension if the provider does not have it, or an
 * identity provider is responsible for it.
 */
export const useSecondFactor = () => useQuery(secondFactorQuery, queryClient);

/** After a change, which may leave the user without the second factor that a role requires. */
export function refreshSecondFactor(): void {
  void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
}

interface Password {
  password: string;
}

const startPasskey = submitResult(async (body: Password) =>
  requireData(await clients.provider.POST('/api/secondfactor/passkeys/enrolment', { body })),
);
const confirmPasskey = submitResult(
  async (body: ProviderSchemas['NewPasskey']) =>
    requireData(await clients.provider.POST('/api/secondfactor/passkeys', { body })).recoveryCodes,
);

/** What the component does, for any user. */
export const secondFactorCalls = {
  async onAddPasskey({ password, name }: Password & { name: string }) {
    const started = await startPasskey({ password });
    if (!started.ok) return started;
    const { createPasskey } = await import('./passkeys.ts');
    const created = await createPasskey(started.data);
    return created.ok ? confirmPasskey({ name, ...created.data }) : created;
  },
  onStart: submitResult(async (body: Password) =>
    requireData(await clients.provider.POST('/api/secondfactor/enrolment', { body })),
  ),
  onConfirm: submitResult(
    async (body: { code: string }) =>
      requireData(await clients.provider.POST('/api/secondfactor', { body })).recoveryCodes,
  ),
  onRemove: submitResult(({ password, passkeyId }: Password & { passkeyId: number | null }) =>
    passkeyId === null
      ? clients.provider.DELETE('/api/secondfactor/app', { body: { password } })
      : clients.provider.DELETE('/api/secondfactor/passkeys/{passkeyId}', {
          params: { path: { passkeyId } },
          body: { password },
        }),
  ),
  onRenewCodes: submitResult(
    async (body: Password) =>
      requireData(await clients.provider.POST('/api/secondfactor/recoverycodes', { body })).recoveryCodes,
  ),
  onTurnOff: submitResult((body: Password) => clients.provider.DELETE('/api/secondfactor', { body })),
};
