import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { toDayText } from '../../../responseFields.ts';
import { readPage } from '../../../lists/paging.ts';
import { countSummary, listChoices, listSummary } from './queries.ts';
import { toSummarySearch } from './search.ts';

export const campaignSummaryHandlers = {
  async listCampaignSummary({ query }, { db }) {
    const search = toSummarySearch(query);
    const { rows, page } = await readPage(await countSummary(db, search), query, (position) =>
      listSummary(db, search, position),
    );
    const campaignSummaryData = rows.map((row) => ({
      ...row,
      saleDateBegin: toDayText(row.saleDateBegin),
      saleDateEnd: toDayText(row.saleDateEnd),
    }));
    return { ...page, campaignSummaryData };
  },

  listCampaignChoices: ({ path }, { db }) => listChoices(db, path.type),
} satisfies Partial<ProviderHandlers>;
