import { auditOperations, compactDay, isDay } from '@portal/domain';
import type { AuditSearch } from '@portal/ui/administration';
import { requestAudit, type AuditQuery } from '../../../api/audit.ts';
import type { SearchCodec } from '../../../app/useSearch.ts';

/** What the address of the audit trail says: the search whose rows are shown, and which page of them. */
export interface AuditListSearch extends AuditSearch {
  /** 1-based. */
  page: number;
}

const maxLength = 100;
const outcomes = ['done', 'failed'] as const;

/** The search in the address, under the names of the API; without one, everything. */
export const auditListSearch: SearchCodec<AuditListSearch> = {
  read(params) {
    const text = (name: string) => (params.get(name) ?? '').slice(0, maxLength);
    const day = (name: string) => (isDay(text(name)) ? text(name) : '');
    const page = Number(params.get('page'));
    return {
      userContains: text('userContains'),
      operation: auditOperations.find(({ operation }) => operation === text('operation'))?.operation ?? '',
      objectContains: text('objectContains'),
      outcome: outcomes.find((outcome) => outcome === text('outcome')) ?? '',
      from: day('from'),
      to: day('to'),
      page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    };
  },
  write({ page, ...search }) {
    const filled = Object.entries(search).filter(([, value]) => value !== '');
    const params = new URLSearchParams(filled);
    if (page !== 1) params.set('page', String(page));
    return params;
  },
};

/** The search as the API asks it. */
export function toAuditQuery({ from, to, ...search }: AuditSearch): AuditQuery {
  return { ...search, dtBegin: compactDay(from), dtEnd: compactDay(to) };
}

/** Asks for the entries that the query of an address names. */
export function requestAuditEntries(params: URLSearchParams): void {
  const { page, ...search } = auditListSearch.read(params);
  requestAudit(toAuditQuery(search), page);
}
