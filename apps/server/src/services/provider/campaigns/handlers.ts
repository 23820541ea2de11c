import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { formatSaleDays } from '../../responseFields.ts';
import { runChange } from '../runChange.ts';
import { readPage } from '../../lists/paging.ts';
import { findClashes, toClashSearch } from './clashes.ts';
import { createCampaignNotFoundError, requireCampaign } from './requireCampaign.ts';
import { countCampaigns, listCampaigns, lockCampaign } from './queries.ts';
import { recalculate } from './recalculate.ts';
import { toCampaign, toPromocodes } from './rows.ts';
import { createCampaign, updateCampaign } from './saveCampaign.ts';
import { toCampaignSearch } from './search.ts';

export const campaignHandlers = {
  async listCampaigns({ query }, { db }) {
    const search = toCampaignSearch(query);
    const { rows, page } = await readPage(await countCampaigns(db, search), query, (position) =>
      listCampaigns(db, search, position),
    );
    const campaignData = rows.map(({ matchingRange, ...row }) => ({
      ...formatSaleDays(row),
      ...(matchingRange && { matchingRange }),
    }));
    return { ...page, campaignData };
  },

  async getCampaign({ path }, { db }) {
    const found = await requireCampaign(db, path.id);
    return {
      shortDescription: found.campaign.name,
      campaign: toCampaign(found),
      promocodes: toPromocodes(found),
    };
  },

  createCampaign,
  updateCampaign,

  async recalculateCampaign({ path: { id } }, context) {
    await runChange(context, 'recalculateCampaign', async (db) => {
      if (!(await lockCampaign(db, id))) throw createCampaignNotFoundError(id);
      await recalculate(db, id);
      return { response: undefined, object: `campaign ${id}` };
    });
  },

  async listCampaignClashes({ query }, { db }) {
    const rows = await findClashes(db, toClashSearch(query));
    const campaigns = rows.map(({ found: _found, ...row }) => formatSaleDays(row));
    return { campaignCount: rows[0]?.found ?? 0, campaigns };
  },
} satisfies Partial<ProviderHandlers>;
