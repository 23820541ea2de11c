import type { ProviderOperations } from '@portal/api-client';
import { AppError } from '../../../errors.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';

type AuditQuery = NonNullable<ProviderOperations['listAuditEntries']['parameters']['query']>;

/** Filters of the audit trail; an empty text matches everything. */
export interface AuditSearch {
  userPart: string;
  /** Lower case. */
  operation: string;
  objectPart: string;
  outcome: '' | 'done' | 'failed';
  /** First and last day in the company's time zone, `YYYY-MM-DD`; null for no limit. */
  from: string | null;
  to: string | null;
}

/** @throws AppError request.invalid for an unknown outcome or an invalid day */
export function toAuditSearch(query: AuditQuery): AuditSearch {
  const outcome = (query.outcome ?? '').toLowerCase();
  if (outcome !== '' && outcome !== 'done' && outcome !== 'failed') {
    throw new AppError('request.invalid', 'outcome must be done or failed');
  }
  return {
    userPart: query.userContains ?? '',
    operation: (query.operation ?? '').toLowerCase(),
    objectPart: query.objectContains ?? '',
    outcome,
    from: parseDayFilter('dtBegin', query.dtBegin),
    to: parseDayFilter('dtEnd', query.dtEnd),
  };
}
