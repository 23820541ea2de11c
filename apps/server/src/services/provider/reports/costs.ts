import { parseDefaultNumber, resolveCostPerPiece } from '@portal/domain/reports';
import type { Db } from '../../../db/database.ts';
import { createCampaignNotFoundError } from '../campaigns/requireCampaign.ts';
import { findReportedCampaign, type ReportedCampaign } from './queries.ts';

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
export async function readCampaignCosts(db: Db, campaignId: number): Promise<CampaignCosts> {
  const campaign = await findReportedCampaign(db, campaignId);
  if (!campaign) throw createCampaignNotFoundError(campaignId);
  return {
    campaign,
    costPerPiece: resolveCostPerPiece(campaign.cost_per_piece, campaign.default_cost),
    overheadRatePct: parseDefaultNumber(campaign.overhead_rate),
  };
}
