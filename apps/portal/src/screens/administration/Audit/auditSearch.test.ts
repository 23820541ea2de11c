import { describe, expect, test } from 'vitest';
import { auditListSearch, toAuditQuery, type AuditListSearch } from './auditSearch.ts';

const read = (query: string) => auditListSearch.read(new URLSearchParams(query));
const all: AuditListSearch = {
  userContains: '',
  operation: '',
  objectContains: '',
  outcome: '',
  from: '',
  to: '',
  page: 1,
};

describe('address of the audit trail', () => {
  test.each([
    ['', {}],
    ['userContains=ann&page=3', { userContains: 'ann', page: 3 }],
    ['operation=deleteUser&outcome=failed', { operation: 'deleteUser', outcome: 'failed' }],
    ['operation=drop&outcome=maybe', {}],
    ['from=2026-01-31&to=2026-02-30', { from: '2026-01-31' }],
    ['page=0', {}],
    ['page=1e999', {}],
    [`userContains=${'x'.repeat(200)}`, { userContains: 'x'.repeat(100) }],
  ])('%s', (query, expected) => expect(read(query)).toEqual({ ...all, ...expected }));

  test('what was written comes back', () => {
    const search: AuditListSearch = {
      userContains: 'A&B',
      operation: 'updatePage',
      objectContains: '100% ä',
      outcome: 'done',
      from: '2026-01-01',
      to: '2026-01-31',
      page: 7,
    };
    expect(auditListSearch.read(auditListSearch.write(search))).toEqual(search);
    expect(auditListSearch.write(all).toString()).toBe('');
  });
});

test('the API is asked for compact days', () => {
  const { page: _page, ...search } = all;
  expect(toAuditQuery({ ...search, from: '2026-01-01' })).toEqual({
    userContains: '',
    operation: '',
    objectContains: '',
    outcome: '',
    dtBegin: '20260101',
    dtEnd: '',
  });
});
