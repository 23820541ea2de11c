import type { ProviderOperations } from '@portal/api-client';
import { offerSortKeys, type OfferSortKey } from '@portal/domain';
import { sql } from 'kysely';
import { AppError } from '../../../errors.ts';
import { dayCondition, textCondition, type Condition } from '../filters.ts';
import { sortOrder } from '../sorting.ts';

type OfferQuery = NonNullable<ProviderOperations['listOffers']['parameters']['query']>;

/** Which offers, in which order. */
export interface OfferSearch {
  conditions: readonly Condition[];
  sortBy: OfferSortKey;
  descending: boolean;
}

const textOperators = ['contains', 'startswith', 'eq'] as const;
const dayOperators = ['eq', 'gte', 'lte'] as const;

/**
 * Reads the filters and the order of the offer list. What is not chosen comes as empty text: then the offer assigned
 * last is first.
 * @throws AppError request.invalid for an operator, day, sort key or order that does not exist
 */
export function toOfferSearch(query: OfferQuery): OfferSearch {
  return {
    conditions: [
      textCondition(sql`offer_id::text`, textFilter(query, 'offerId')),
      dayCondition(sql`assign_date`, dayFilter(query, 'assignedDate')),
      textCondition(sql`lower(assign_process_name)`, textFilter(query, 'assignedProcess')),
      textCondition(sql`lower(coupon_type)`, textFilter(query, 'couponType')),
      dayCondition(sql`start_date`, dayFilter(query, 'startDate')),
      dayCondition(sql`end_date`, dayFilter(query, 'endDate')),
      textCondition(sql`lower(offer_description)`, textFilter(query, 'offerDescription')),
    ],
    sortBy: sortKeyOf(query.orderBy ?? ''),
    descending: sortOrder(query.sortOrder) !== 'asc',
  };
}

type TextFilter = 'offerId' | 'assignedProcess' | 'couponType' | 'offerDescription';
type DayFilter = 'assignedDate' | 'startDate' | 'endDate';

function textFilter(query: OfferQuery, name: TextFilter) {
  return { ...filterOf(query, name), operators: textOperators };
}

function dayFilter(query: OfferQuery, name: DayFilter) {
  return { ...filterOf(query, name), operators: dayOperators };
}

function filterOf(query: OfferQuery, name: TextFilter | DayFilter) {
  const operatorName = `${name}Opt` as const;
  return { name, operatorName, value: query[name], operator: query[operatorName] };
}

function sortKeyOf(text: string): OfferSortKey {
  if (text === '') return 'AssignDate';
  const key = offerSortKeys.find((each) => each.toLowerCase() === text.toLowerCase());
  if (!key) throw new AppError('request.invalid', `orderBy must be one of ${offerSortKeys.join(', ')}`);
  return key;
}
