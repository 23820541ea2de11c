import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { prefetch, queryClient } from './queryClient.ts';

test('data that a screen shows is not prefetched, however old it is', () => {
  const queryFn = vi.fn<() => Promise<string[]>>(() => Promise.resolve(['new']));
  const query = { queryKey: ['users'], queryFn };
  queryClient.setQueryData(query.queryKey, ['old'], { updatedAt: 0 });
  const observer = new QueryObserver(queryClient, { ...query, staleTime: Number.POSITIVE_INFINITY });
  const leave = observer.subscribe(() => {});
  prefetch(query);
  expect(queryFn).not.toHaveBeenCalled();
  leave();
  prefetch(query);
  expect(queryFn).toHaveBeenCalledOnce();
});
