import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { wholeCampaign, type WholeCampaign } from './queries.ts';

/** @throws AppError campaign.not_found */
export async function existingCampaign(db: Db, campaignId: number): Promise<WholeCampaign> {
  const whole = await wholeCampaign(db, campaignId);
  if (!whole) throw campaignNotFound(campaignId);
  return whole;
}

export function campaignNotFound(campaignId: number): AppError {
  return new AppError('campaign.not_found', `There is no campaign ${campaignId}`);
}
