import type { ProviderOperations } from '@portal/api-client';
import { parseDayFilter } from '../../../lists/parseDayFilter.ts';

type SignupQuery = NonNullable<ProviderOperations['listSignupStats']['parameters']['query']>;

/** Filters and breakdowns of the signup statistics. */
export interface SignupSearch {
  /** `null`: all, as in the other filters. */
  origin: string | null;
  source: string | null;
  /** As entered; text that is not a number matches no store. */
  store: string | null;
  /** Inclusive. */
  from: string | null;
  to: string | null;
  byDescription: boolean;
  bySource: boolean;
  byDay: boolean;
  byStore: boolean;
}

/**
 * Parses filters and breakdowns of the signup statistics. Unknown values match nothing, without an error.
 * @throws AppError request.invalid for an invalid day
 */
export function toSignupSearch(query: SignupQuery): SignupSearch {
  return {
    origin: query.vendor || null,
    source: query.source?.trim() || null,
    store: query.store?.trim() || null,
    from: parseDayFilter('fromDate', query.fromDate),
    to: parseDayFilter('toDate', query.toDate),
    byDescription: query.breakdownByDescription === 1,
    bySource: query.breakdownByDescription !== 1 && query.breakdownBySource !== 0,
    byDay: query.dailyBreakdown === 1,
    byStore: query.storeBreakdown === 1,
  };
}
