import type { ProviderOperations } from '@portal/api-client';
import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';
import { sql } from 'kysely';
import { dayCondition, numberCondition, textCondition, type Condition } from '../filters.ts';

type CampaignQuery = NonNullable<ProviderOperations['listCampaigns']['parameters']['query']>;

/** Which campaigns (`c`), beside their first range (`r`). */
export interface CampaignSearch {
  campaign: readonly Condition[];
  firstRange: readonly Condition[];
}

/**
 * Reads the filters of the campaign list.
 * @throws AppError request.invalid for an operator, day or number that does not exist
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
