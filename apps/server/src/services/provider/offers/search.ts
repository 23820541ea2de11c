import type { ProviderOperations } from '@portal/api-client';
import { offerFilterOperators, type OfferSortKey } from '@portal/domain';
import { sql } from 'kysely';
import {
  buildDayCondition,
  buildTextCondition,
  createFilterReader,
  type Condition,
} from '../../lists/filters.ts';

type OfferQuery = NonNullable<ProviderOperations['listOffers']['parameters']['query']>;

/** Filters and sort order of the offer list. */
export interface OfferSearch {
  conditions: readonly Condition[];
  sortBy: OfferSortKey;
  descending: boolean;
}

/**
 * Parses filters and order of the offer list. By default the offer that was assigned last comes first.
 * @throws AppError request.invalid for an invalid day
 */
export function toOfferSearch(query: OfferQuery): OfferSearch {
  const readFilter = createFilterReader(query, 'Opt', offerFilterOperators);
  return {
    conditions: [
      buildTextCondition(sql`offer_id::text`, readFilter('offerId')),
      buildDayCondition(sql`assign_date`, readFilter('assignedDate')),
      buildTextCondition(sql`lower(assign_process_name)`, readFilter('assignedProcess')),
      buildTextCondition(sql`lower(coupon_type)`, readFilter('couponType')),
      buildDayCondition(sql`start_date`, readFilter('startDate')),
      buildDayCondition(sql`end_date`, readFilter('endDate')),
      buildTextCondition(sql`lower(offer_description)`, readFilter('offerDescription')),
    ],
    sortBy: query.orderBy || 'AssignDate',
    descending: query.sortOrder !== 'ASC',
  };
}
