import type { ProviderOperations } from '@portal/api-client';
import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';
import { sql } from 'kysely';
import { dayCondition, numberCondition, textCondition, type Condition } from '../filters.ts';

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
  const filter = (name: CampaignFilter) => {
    const operatorName = `${name}Op` as const;
    const operators = campaignFilterOperators[name];
    return { name, operatorName, value: query[name], operator: query[operatorName], operators };
  };
  return {
    campaign: [
      textCondition(sql`c.name_key`, filter('descr')),
      numberCondition(sql`c.campaign_id`, filter('id')),
      dayCondition(sql`c.sale_date_begin`, filter('dtBegin')),
      dayCondition(sql`c.sale_date_end`, filter('dtEnd')),
      numberCondition(sql`c.cost_per_piece`, filter('costPer')),
    ],
    firstRange: [
      textCondition(sql`lower(r.range_start)`, filter('mCodeStart')),
      textCondition(sql`lower(r.range_end)`, filter('mCodeEnd')),
    ],
  };
}
