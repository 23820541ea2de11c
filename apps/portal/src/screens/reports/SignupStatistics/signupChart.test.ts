import type { SignupStat } from '@portal/domain/reports';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createSignupChartQuery } from './signupChart.ts';
import { signupList } from './signupList.ts';

test('the first page is fetched again when the list has shrunk', async () => {
  const rowCounts = [4, 2, 2, 2];
  const fetchPage = vi.spyOn(signupList, 'fetchPage').mockImplementation(async (_search, page) => ({
    rows: [{ addDate: `2026-06-0${page}`, srcSource: 'Store', total: 1 } as SignupStat],
    rowCount: rowCounts.shift() ?? 2,
    totalPages: 2,
  }));
  await new QueryClient().fetchQuery(createSignupChartQuery({}));
  expect(fetchPage.mock.calls.map(([, page]) => page)).toEqual([1, 2, 1, 2]);
});
