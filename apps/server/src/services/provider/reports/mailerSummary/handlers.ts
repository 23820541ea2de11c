import { buildMailerSummaryRows, sumMailerSummary } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { parseDayFilter } from '../../../lists/parseDayFilter.ts';
import { readCampaignCosts } from '../costs.ts';
import { listMailersOfCampaign, listCountedSums } from './queries.ts';

export const mailerSummaryHandlers = {
  async getMailerSummary({ body }, { db }) {
    const { campaignId } = body;
    const which = {
      campaignId,
      expandedView: body.expandedView === 'Y',
      from: parseDayFilter('begin', body.begin),
      to: parseDayFilter('end', body.end),
    };
    const costs = await readCampaignCosts(db, campaignId);
    const mailers = await listMailersOfCampaign(db, campaignId);
    const sums = { ...costs, ...sumMailerSummary(mailers, await listCountedSums(db, which)) };
    const rows = buildMailerSummaryRows(sums, body.allocateNonSpecific === 'Y');
    const code = (body.mailerCode ?? '').trim().toUpperCase();
    if (code === '') return rows;
    return rows.filter(({ mailerCode }) => mailerCode === null || mailerCode === code);
  },
} satisfies Partial<ProviderHandlers>;
