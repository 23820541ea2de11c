import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { formatSaleDays } from '../../../responseFields.ts';
import { readPage } from '../../../lists/paging.ts';
import { countSummary, listChoices, listSummary } from './queries.ts';
import { toSummarySearch } from './search.ts';

export const campaignSummaryHandlers = {
  async listCampaignSummary({ query }, { db }) {
    const search = toSummarySearch(query);
    const { rows, page } = await readPage(await countSummary(db, search), query, (position) =>
      listSummary(db, search, position),
    );
    return { ...page, campaignSummaryData: rows.map(formatSaleDays) };
  },

  listCampaignChoices: ({ path }, { db }) => listChoices(db, path.type),
} satisfies Partial<ProviderHandlers>;
