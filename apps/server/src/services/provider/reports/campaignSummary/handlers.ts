import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { toDayText } from '../../instants.ts';
import { findPagePosition } from '../../paging.ts';
import { countSummary, listChoices, listSummary, type SummaryRow } from './queries.ts';
import { toReportType, toSummarySearch } from './search.ts';

type SummaryOperation = 'listCampaignSummary' | 'listCampaignChoices';

export const campaignSummaryHandlers: Pick<ProviderHandlers, SummaryOperation> = {
  async listCampaignSummary({ query }, { db }) {
    const search = toSummarySearch(query);
    const position = findPagePosition(await countSummary(db, search), query.pageNumber, query.rowsPerPage);
    const rows = await listSummary(db, search, position);
    return {
      rowCount: position.rowCount,
      pageNumber: position.pageNumber,
      rowsReturned: rows.length,
      totalPagesAvailable: position.totalPagesAvailable,
      campaignSummaryData: rows.map(toSummaryRow),
    };
  },

  async listCampaignChoices({ path }, { db }) {
    const campaigns = await listChoices(db, toReportType(path.type));
    return campaigns.map(({ campaign_id, name }) => ({ campaignId: campaign_id, description: name }));
  },
};

function toSummaryRow(row: SummaryRow): ProviderSchemas['CampaignSummaryRow'] {
  return {
    campaignDescription: row.name,
    saleDateBegin: toDayText(row.sale_date_begin),
    saleDateEnd: toDayText(row.sale_date_end),
    prefMailed: row.pieces,
    ttlResponses: row.responses,
    ttlPurchases: row.purchases,
    ttlPurchaseAmount: row.amount,
    ttlPurchaseItems: row.items,
    ttlCost: row.cost,
  };
}
