import type { ProviderSchemas } from '@portal/api-client';
import type { Db } from '../../../db/database.ts';
import { toDayText } from '../../responseFields.ts';
import type { HomeSection } from './homeSections.ts';
import { listSoonCampaigns, type HomeDays } from './queries.ts';

/** The campaigns that begin or end soon, with what each may lack. */
export async function readCampaigns(
  db: Db,
  sections: readonly HomeSection[],
  days: HomeDays,
): Promise<Pick<ProviderSchemas['Home'], 'campaignCount' | 'campaigns'>> {
  if (!sections.includes('campaigns')) return { campaignCount: 0, campaigns: [] };
  const rows = await listSoonCampaigns(db, days);
  return {
    campaignCount: rows[0]?.found ?? 0,
    campaigns: rows.map((row) => ({
      campaignId: row.campaign_id,
      shortDescription: row.name,
      saleDateBegin: toDayText(row.sale_date_begin),
      saleDateEnd: toDayText(row.sale_date_end),
      costPerPiece: row.cost_per_piece,
      emptyRanges: row.empty_ranges,
      clashCount: row.clash_count,
      // The engine's loads are seen by those who see jobs.
      hasCoupons: sections.includes('jobs') ? row.has_coupons : null,
    })),
  };
}
