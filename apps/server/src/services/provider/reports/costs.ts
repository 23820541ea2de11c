import { defaultNumber, effectiveCostPerPiece } from '@portal/domain/reports';
import type { Db } from '../../../db/database.ts';
import { campaignNotFound } from '../campaigns/existingCampaign.ts';
import { reportedCampaign, type ReportedCampaign } from './queries.ts';

/** A campaign with the values that its ROI is calculated from. */
export interface CampaignCosts {
  campaign: ReportedCampaign;
  /** Dollars. */
  costPerPiece: number;
  /** Percent of the mailing cost. */
  overheadRatePct: number;
}

/**
 * Reads a campaign with the current default values.
 * @throws AppError campaign.not_found
 */
export async function campaignCosts(db: Db, campaignId: number): Promise<CampaignCosts> {
  const campaign = await reportedCampaign(db, campaignId);
  if (!campaign) throw campaignNotFound(campaignId);
  return {
    campaign,
    costPerPiece: effectiveCostPerPiece(campaign.cost_per_piece, campaign.default_cost),
    overheadRatePct: defaultNumber(campaign.overhead_rate),
  };
}
