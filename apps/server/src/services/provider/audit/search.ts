import type { ProviderOperations } from '@portal/api-client';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';

type AuditQuery = NonNullable<ProviderOperations['listAuditEntries']['parameters']['query']>;

/** Filters of the audit trail; an empty text matches everything. */
export interface AuditSearch {
  userPart: string;
  /** Lower case. */
  operation: string;
  objectPart: string;
  outcome: '' | 'done' | 'failed' | 'refused';
  /** First and last day in the company's time zone, `YYYY-MM-DD`; null for no limit. */
  from: string | null;
  to: string | null;
}

/** @throws AppError request.invalid for an invalid day */
export function toAuditSearch(query: AuditQuery): AuditSearch {
  return {
    userPart: query.userContains ?? '',
    operation: (query.operation ?? '').toLowerCase(),
    objectPart: query.objectContains ?? '',
    outcome: query.outcome ?? '',
    from: parseDayFilter('dtBegin', query.dtBegin),
    to: parseDayFilter('dtEnd', query.dtEnd),
  };
}
