import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findCampaign, type CampaignWithParts } from './queries.ts';

/** @throws AppError campaign.not_found */
export async function requireCampaign(db: Db, campaignId: number): Promise<CampaignWithParts> {
  const whole = await findCampaign(db, campaignId);
  if (!whole) throw createCampaignNotFoundError(campaignId);
  return whole;
}

export function createCampaignNotFoundError(campaignId: number): AppError {
  return new AppError('campaign.not_found', `Campaign ${campaignId} not found`);
}
