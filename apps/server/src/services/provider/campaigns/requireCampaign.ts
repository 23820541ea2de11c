import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findCampaign, type CampaignWithParts } from './queries.ts';

/** @throws AppError campaign.not_found */
export async function requireCampaign(db: Db, campaignId: number): Promise<CampaignWithParts> {
  const found = await findCampaign(db, campaignId);
  if (!found) throw createCampaignNotFoundError(campaignId);
  return found;
}

export function createCampaignNotFoundError(campaignId: number): AppError {
  return new AppError('campaign.not_found', `Campaign ${campaignId} not found`);
}
