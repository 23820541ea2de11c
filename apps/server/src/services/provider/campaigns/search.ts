import type { ProviderOperations } from '@portal/api-client';
import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';
import { sql } from 'kysely';
import { buildDayCondition, buildNumberCondition, buildTextCondition, type Condition } from '../filters.ts';

type CampaignQuery = NonNullable<ProviderOperations['listCampaigns']['parameters']['query']>;

/** Conditions on campaigns (`c`) and on their first range (`r`). */
export interface CampaignSearch {
  campaign: readonly Condition[];
  firstRange: readonly Condition[];
}

/**
 * Parses the filters of the campaign list.
 * @throws AppError request.invalid for an unknown operator, or an invalid day or number
 */
export function toCampaignSearch(query: CampaignQuery): CampaignSearch {
  const toFilterParameter = (name: CampaignFilter) => {
    const operatorName = `${name}Op` as const;
    const operators = campaignFilterOperators[name];
    return { name, operatorName, value: query[name], operator: query[operatorName], operators };
  };
  return {
    campaign: [
      buildTextCondition(sql`c.name_key`, toFilterParameter('descr')),
      buildNumberCondition(sql`c.campaign_id`, toFilterParameter('id')),
      buildDayCondition(sql`c.sale_date_begin`, toFilterParameter('dtBegin')),
      buildDayCondition(sql`c.sale_date_end`, toFilterParameter('dtEnd')),
      buildNumberCondition(sql`c.cost_per_piece`, toFilterParameter('costPer')),
    ],
    firstRange: [
      buildTextCondition(sql`lower(r.range_start)`, toFilterParameter('mCodeStart')),
      buildTextCondition(sql`lower(r.range_end)`, toFilterParameter('mCodeEnd')),
    ],
  };
}
