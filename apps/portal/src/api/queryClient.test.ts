import { ApiError } from '@portal/api-client';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
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

test('what the network or the server has failed is fetched again when the user or the network is back', async () => {
  queryClient.mount();
  const [refused, failed] = [404, 503].map((status) => {
    const error = new ApiError({ kind: 'http', status, code: 'any', message: 'No.' });
    const queryFn = vi.fn<() => Promise<string[]>>(() => Promise.reject(error));
    const observer = new QueryObserver(queryClient, { queryKey: [status], queryFn, retry: false });
    return { queryFn, observer, leave: observer.subscribe(() => {}) };
  });
  const expectCalls = async (times: number) => {
    await vi.waitFor(() => expect(failed?.queryFn).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(failed?.observer.getCurrentResult().isError).toBe(true));
  };
  await expectCalls(1);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expectCalls(2);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expectCalls(3);
  expect(refused?.queryFn).toHaveBeenCalledOnce();
  refused?.leave();
  failed?.leave();
  queryClient.unmount();
});
