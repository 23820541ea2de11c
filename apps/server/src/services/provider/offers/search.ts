import type { ProviderOperations } from '@portal/api-client';
import { offerFilterOperators, offerSortKeys, type OfferFilter, type OfferSortKey } from '@portal/domain';
import { sql } from 'kysely';
import { AppError } from '../../../errors.ts';
import { dayCondition, textCondition, type Condition } from '../filters.ts';
import { sortOrder } from '../sorting.ts';

type OfferQuery = NonNullable<ProviderOperations['listOffers']['parameters']['query']>;

/** Filters and sort order of the offer list. */
export interface OfferSearch {
  conditions: readonly Condition[];
  sortBy: OfferSortKey;
  descending: boolean;
}

/**
 * Parses filters and order of the offer list. By default the offer that was assigned last comes first.
 * @throws AppError request.invalid for an unknown operator, sort key or order, or an invalid day
 */
export function toOfferSearch(query: OfferQuery): OfferSearch {
  return {
    conditions: [
      textCondition(sql`offer_id::text`, filterOf(query, 'offerId')),
      dayCondition(sql`assign_date`, filterOf(query, 'assignedDate')),
      textCondition(sql`lower(assign_process_name)`, filterOf(query, 'assignedProcess')),
      textCondition(sql`lower(coupon_type)`, filterOf(query, 'couponType')),
      dayCondition(sql`start_date`, filterOf(query, 'startDate')),
      dayCondition(sql`end_date`, filterOf(query, 'endDate')),
      textCondition(sql`lower(offer_description)`, filterOf(query, 'offerDescription')),
    ],
    sortBy: sortKeyOf(query.orderBy ?? ''),
    descending: sortOrder(query.sortOrder) !== 'asc',
  };
}

function filterOf(query: OfferQuery, name: OfferFilter) {
  const operatorName = `${name}Opt` as const;
  return {
    name,
    operatorName,
    value: query[name],
    operator: query[operatorName],
    operators: offerFilterOperators[name],
  };
}

function sortKeyOf(text: string): OfferSortKey {
  if (text === '') return 'AssignDate';
  const key = offerSortKeys.find((each) => each.toLowerCase() === text.toLowerCase());
  if (!key) throw new AppError('request.invalid', `orderBy must be one of ${offerSortKeys.join(', ')}`);
  return key;
}
