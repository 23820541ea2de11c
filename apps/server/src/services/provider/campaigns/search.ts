import type { ProviderOperations } from '@portal/api-client';
import { campaignFilterOperators } from '@portal/domain';
import { sql } from 'kysely';
import {
  buildDayCondition,
  buildNumberCondition,
  buildTextCondition,
  createFilterReader,
  type Condition,
} from '../../lists/filters.ts';

type CampaignQuery = NonNullable<ProviderOperations['listCampaigns']['parameters']['query']>;

/** Conditions on campaigns (`c`), and on one of their ranges (`r`). */
export interface CampaignSearch {
  campaign: readonly Condition[];
  range: readonly Condition[];
}

/**
 * Parses the filters of the campaign list.
 * @throws AppError request.invalid for an invalid day or number
 */
export function toCampaignSearch(query: CampaignQuery): CampaignSearch {
  const readFilter = createFilterReader(query, 'Op', campaignFilterOperators);
  return {
    campaign: [
      buildTextCondition(sql`c.name_key`, readFilter('descr')),
      buildNumberCondition(sql`c.campaign_id`, readFilter('id')),
      buildDayCondition(sql`c.sale_date_begin`, readFilter('dtBegin')),
      buildDayCondition(sql`c.sale_date_end`, readFilter('dtEnd')),
      buildNumberCondition(sql`c.cost_per_piece`, readFilter('costPer')),
    ],
    range: [
      buildTextCondition(sql`lower(r.range_start)`, readFilter('mCodeStart')),
      buildTextCondition(sql`lower(r.range_end)`, readFilter('mCodeEnd')),
    ],
  };
}
