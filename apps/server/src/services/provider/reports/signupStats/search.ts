import type { ProviderOperations } from '@portal/api-client';
import { dayFilter } from '../../dayFilter.ts';

type SignupQuery = NonNullable<ProviderOperations['listSignupStats']['parameters']['query']>;

/** Which signups are summed, and what by. */
export interface SignupSearch {
  /** `null` for all, as in all filters. */
  origin: string | null;
  source: string | null;
  /** As it was written; what is no number is the store of nobody. */
  store: string | null;
  /** Both included. */
  from: string | null;
  to: string | null;
  byDescription: boolean;
  byDay: boolean;
  byStore: boolean;
}

/**
 * Reads the filters and breakdowns of the signup statistics. A value that nothing has finds nothing, and has no message.
 * @throws AppError request.invalid for a day that does not exist
 */
export function toSignupSearch(query: SignupQuery): SignupSearch {
  return {
    origin: query.vendor || null,
    source: query.source?.trim() || null,
    store: query.store?.trim() || null,
    from: dayFilter('fromDate', query.fromDate),
    to: dayFilter('toDate', query.toDate),
    byDescription: query.breakdownByDescription === 1,
    byDay: query.dailyBreakdown === 1,
    byStore: query.storeBreakdown === 1,
  };
}
