import { expect, test } from 'vitest';
import { parseSearch } from '../../tables/FilterForm/listFilters.ts';
import { auditFilters } from './auditFilters.ts';

test('days that end before they begin are reported at the first of them', () => {
  const { errors } = parseSearch(auditFilters, { dtBegin: '2026-06-10', dtEnd: '2026-06-01' });
  expect(errors).toEqual({ dtBegin: 'From date is after To date' });
});
