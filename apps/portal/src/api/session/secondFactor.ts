import { useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { queryClient } from '../queryClient.ts';
import { providerApi } from '../queryHooks.ts';
import { submitResult } from '../submitResult.ts';

const secondFactorQuery = providerApi.queryOptions('get', '/api/secondfactor', {}, { retry: false });

/**
 * Two-step verification of the signed-in user; `undefined` until loaded, and if the provider does not have it, or an identity
 * provider is responsible for it.
 */
export const useSecondFactor = () => useQuery({ ...secondFactorQuery, meta: { isBackground: true } }).data;

export const refreshSecondFactor = () =>
  queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });

interface Password {
  password: string;
}

/** What the component does, for any user. */
export const secondFactorCalls = {
  onStart: submitResult(async (body: Password) =>
    requireData(await clients.provider.POST('/api/secondfactor/enrolment', { body })),
  ),
  onConfirm: submitResult(
    async (body: { code: string }) =>
      requireData(await clients.provider.POST('/api/secondfactor', { body })).recoveryCodes,
  ),
  onRenewCodes: submitResult(
    async (body: Password) =>
      requireData(await clients.provider.POST('/api/secondfactor/recoverycodes', { body })).recoveryCodes,
  ),
  onTurnOff: submitResult((body: Password) => clients.provider.DELETE('/api/secondfactor', { body })),
};

function requireData<Data>({ data }: { data?: Data }): Data {
  if (data === undefined) throw new Error('The response is empty.');
  return data;
}
