import { mailerSummaryRows } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { dayFilter } from '../../dayFilter.ts';
import { campaignCosts } from '../costs.ts';
import { mailersOfCampaign, sumsOfSummary } from './queries.ts';
import { toSummarySums } from './rows.ts';

export const mailerSummaryHandlers: Pick<ProviderHandlers, 'getMailerSummary'> = {
  async getMailerSummary({ body }, { db }) {
    const { campaignId } = body;
    const which = {
      campaignId,
      expandedView: body.expandedView === 'Y',
      from: dayFilter('begin', body.begin),
      to: dayFilter('end', body.end),
    };
    const costs = await campaignCosts(db, campaignId);
    const mailers = await mailersOfCampaign(db, campaignId);
    const sums = toSummarySums(costs, mailers, await sumsOfSummary(db, which));
    const rows = mailerSummaryRows(sums, body.allocateNonSpecific === 'Y');
    const code = (body.mailerCode ?? '').trim().toUpperCase();
    if (code === '') return rows;
    return rows.filter(({ mailerCode }) => mailerCode === null || mailerCode === code);
  },
};
