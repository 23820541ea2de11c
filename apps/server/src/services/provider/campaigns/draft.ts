import { campaignToDraft, type CampaignDraft } from '@portal/domain';

/**
 * Builds a draft from the valid parts of a body, so that campaign rules can check it even if it violates the contract.
 */
export function toCampaignDraft(body: unknown): CampaignDraft {
  const { campaign, promocodes } = Object(body) as Record<string, unknown>;
  return campaignToDraft({ campaign: pickTexts(campaign), promocodes: pickTexts(promocodes) });
}

function pickTexts(part: unknown): Record<string, string> {
  const texts = Object.entries(Object(part))
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([field, value]) => [field, String(value)]);
  return Object.fromEntries(texts);
}
