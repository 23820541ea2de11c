import { DEFAULT_TIME_ZONE, setCompanyTimeZone } from '@portal/domain';
import { afterEach, expect, test } from 'vitest';
import { auditFilters } from './auditFilters.ts';

afterEach(() => setCompanyTimeZone(DEFAULT_TIME_ZONE));

test.each([
  { timeZone: 'America/New_York', labels: ['From date (ET)', 'To date (ET)'] },
  { timeZone: 'Asia/Tokyo', labels: ['From date (Japan Time)', 'To date (Japan Time)'] },
])('the days of audit filters name the time zone $timeZone', ({ timeZone, labels }) => {
  setCompanyTimeZone(timeZone);
  expect(auditFilters.filter(({ kind }) => kind === 'day').map(({ label }) => label)).toEqual(labels);
});
