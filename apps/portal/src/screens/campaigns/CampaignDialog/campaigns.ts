import type { ProviderSchemas } from '@portal/api-client';
import {
  type CampaignDraft,
  toCampaignPayload,
  toClashQuery,
  campaignToDraft,
  emptyCampaignDraft,
  formatInstant,
  promocodeNumbers,
  toPromocodeField,
} from '@portal/domain';
import type { CampaignFormValues } from '@portal/ui/campaigns';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { requireData } from '../../../api/failures.ts';
import { providerApi } from '../../../api/queries.ts';
import { mutate } from '../../../api/mutations.ts';
import { saveVersion } from '../../../api/saveVersion.ts';

/** The queries with campaign data, invalidated by a save: lists, campaign, and reports. */
const campaignQueryKeys = [
  ['get', '/api/campaign'],
  ['get', '/api/campaign/{id}'],
  ['get', '/api/CampaignList/{type}'],
  ['get', '/api/CampaignSummary'],
  ['post', '/api/MailSumm/'],
];

export type CampaignDetail = ProviderSchemas['CampaignDetail'];

export const emptyCampaign: CampaignFormValues = {
  ...emptyCampaignDraft,
  updateDate: '',
  recalculateCampaign: false,
};

/** A stored campaign, fetched each time it is opened: its key is not that of the reports, which keep theirs. */
export function useCampaign(campaignId: number | null) {
  const id = campaignId ?? 0;
  const { queryKey } = providerApi.queryOptions('get', '/api/campaign/{id}', { params: { path: { id } } });
  return useQuery({
    queryKey: [...queryKey, 'edited'],
    queryFn: async () => fetchCampaign(id),
    enabled: campaignId !== null,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Converts a stored campaign to dialog values. */
export function toCampaignValues({
  campaign,
  promocodes,
}: Pick<CampaignDetail, 'campaign' | 'promocodes'>): CampaignFormValues {
  return {
    ...campaignToDraft({ campaign, promocodes }),
    updateDate: formatInstant(campaign.updateDate),
    recalculateCampaign: false,
  };
}

/** What is stored in the places of promo codes that were refused. */
export function listStoredPromocodes(
  values: CampaignFormValues,
  { campaign, promocodes }: ProviderSchemas['CampaignSaveResponse'],
): Partial<CampaignFormValues> {
  if (!campaign || !promocodes) return {};
  const stored = campaignToDraft({ campaign, promocodes });
  const refused = promocodeNumbers
    .map(toPromocodeField)
    .filter((field) => stored[field] !== values[field].trim());
  return Object.fromEntries(refused.map((field) => [field, stored[field]]));
}

/** The stored version that a save replaces. */
export interface CampaignVersion {
  campaignId: number;
  rowVersion: number | undefined;
}

/**
 * Saves a campaign; adds it when `replaced` is `null`. Returns the newer version instead when someone else saved one.
 * @throws ApiError
 */
export async function saveCampaign(values: CampaignFormValues, replaced: CampaignVersion | null) {
  const body = toCampaignPayload(values, {
    ...(replaced && { campaignId: replaced.campaignId }),
    recalculateCampaign: values.recalculateCampaign,
  });
  return saveVersion(
    replaced ?? {},
    async (header) =>
      mutate(campaignQueryKeys, async () =>
        requireData(
          replaced
            ? await clients.provider.PUT('/api/campaign', { params: { header }, body })
            : await addCampaign(body),
        ),
      ),
    async () => replaced && fetchCampaign(replaced.campaignId),
  );
}

export const addCampaign = async (body: ReturnType<typeof toCampaignPayload>) =>
  clients.provider.POST('/api/campaign', { body });

/** Recalculates the data that depends on the ranges of a campaign. @throws ApiError */
export async function recalculateCampaign(campaignId: number): Promise<void> {
  await mutate(campaignQueryKeys, async () =>
    clients.provider.PATCH('/api/campaign/{id}', { params: { path: { id: campaignId } } }),
  );
}

/** Fetches the current version of a campaign. @throws ApiError */
export async function fetchCampaign(campaignId: number): Promise<CampaignDetail> {
  const params = { path: { id: campaignId } };
  return requireData(await clients.provider.GET('/api/campaign/{id}', { params }));
}

/** Other campaigns that share codes with the draft; none if the service does not support the call. */
export function useClashes(draft: CampaignDraft, campaignId: number | null) {
  const query = toClashQuery(draft, campaignId ?? 0);
  return useQuery({
    ...providerApi.queryOptions('get', '/api/CampaignClashes', {
      params: { query: query ?? { saleBegin: '', saleEnd: '', ranges: '', exceptId: 0 } },
    }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
