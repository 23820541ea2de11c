import type { ProviderOperations } from '@portal/api-client';
import { offerFilterOperators, offerSortKeys, type OfferFilter, type OfferSortKey } from '@portal/domain';
import { sql } from 'kysely';
import { AppError } from '../../../errors.ts';
import { buildDayCondition, buildTextCondition, type Condition } from '../filters.ts';
import { parseSortOrder } from '../sorting.ts';

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
      buildTextCondition(sql`offer_id::text`, toFilterParameter(query, 'offerId')),
      buildDayCondition(sql`assign_date`, toFilterParameter(query, 'assignedDate')),
      buildTextCondition(sql`lower(assign_process_name)`, toFilterParameter(query, 'assignedProcess')),
      buildTextCondition(sql`lower(coupon_type)`, toFilterParameter(query, 'couponType')),
      buildDayCondition(sql`start_date`, toFilterParameter(query, 'startDate')),
      buildDayCondition(sql`end_date`, toFilterParameter(query, 'endDate')),
      buildTextCondition(sql`lower(offer_description)`, toFilterParameter(query, 'offerDescription')),
    ],
    sortBy: parseSortKey(query.orderBy ?? ''),
    descending: parseSortOrder(query.sortOrder) !== 'asc',
  };
}

function toFilterParameter(query: OfferQuery, name: OfferFilter) {
  const operatorName = `${name}Opt` as const;
  return {
    name,
    operatorName,
    value: query[name],
    operator: query[operatorName],
    operators: offerFilterOperators[name],
  };
}

function parseSortKey(text: string): OfferSortKey {
  if (text === '') return 'AssignDate';
  const key = offerSortKeys.find((each) => each.toLowerCase() === text.toLowerCase());
  if (!key) throw new AppError('request.invalid', `orderBy must be one of ${offerSortKeys.join(', ')}`);
  return key;
}
