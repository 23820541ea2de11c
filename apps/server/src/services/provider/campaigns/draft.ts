import { draftOfCampaign, type CampaignDraft } from '@portal/domain';

/** What of a body that may not fit the contract can be judged by the rules of a campaign: its texts and numbers. */
export function toCampaignDraft(body: unknown): CampaignDraft {
  const { campaign, promocodes } = Object(body) as Record<string, unknown>;
  return draftOfCampaign({ campaign: textsOf(campaign), promocodes: textsOf(promocodes) });
}

function textsOf(part: unknown): Record<string, string> {
  const texts = Object.entries(Object(part))
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([field, value]) => [field, String(value)]);
  return Object.fromEntries(texts);
}
