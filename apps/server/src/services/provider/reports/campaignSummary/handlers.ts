import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { toDayText } from '../../../responseFields.ts';
import { readPage } from '../../../lists/paging.ts';
import { countSummary, listChoices, listSummary, type SummaryRow } from './queries.ts';
import { toSummarySearch } from './search.ts';

export const campaignSummaryHandlers = {
  async listCampaignSummary({ query }, { db }) {
    const search = toSummarySearch(query);
    const { rows, page } = await readPage(await countSummary(db, search), query, (position) =>
      listSummary(db, search, position),
    );
    return { ...page, campaignSummaryData: rows.map(toSummaryRow) };
  },

  async listCampaignChoices({ path }, { db }) {
    const campaigns = await listChoices(db, path.type);
    return campaigns.map(({ campaign_id, name }) => ({ campaignId: campaign_id, description: name }));
  },
} satisfies Partial<ProviderHandlers>;

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
