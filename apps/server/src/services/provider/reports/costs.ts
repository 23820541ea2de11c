import { parseDefaultNumber, resolveCostPerPiece, type MailerSummarySums } from '@portal/domain/reports';
import type { Db } from '../../../db/database.ts';
import { createCampaignNotFoundError } from '../campaigns/requireCampaign.ts';
import { formatSaleDays } from '../../responseFields.ts';
import { findReportedCampaign } from './queries.ts';

/** A campaign with the values that its ROI is calculated from. */
export type CampaignCosts = Pick<MailerSummarySums, 'campaign' | 'costPerPiece' | 'overheadRatePct'>;

/**
 * Reads a campaign with the current default values.
 * @throws AppError campaign.not_found
 */
export async function readCampaignCosts(db: Db, campaignId: number): Promise<CampaignCosts> {
  const found = await findReportedCampaign(db, campaignId);
  if (!found) throw createCampaignNotFoundError(campaignId);
  const { costPerPiece, defaultCost, overheadRate, ...campaign } = found;
  return {
    campaign: formatSaleDays(campaign),
    costPerPiece: resolveCostPerPiece(costPerPiece, defaultCost),
    overheadRatePct: parseDefaultNumber(overheadRate),
  };
}
