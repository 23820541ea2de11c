import type { AsyncState } from '@portal/ui/feedback';

type States<Parts> = { [Part in keyof Parts]: AsyncState<Parts[Part]> };

/**
 * Several things that are shown only together, as one: failed when one of them is, loading while one of them is. A list
 * without rows counts as a list.
 */
export function combinedState<Parts extends Record<string, readonly unknown[]>>(
  states: States<Parts>,
): AsyncState<Parts> {
  const all = Object.entries(states) as [keyof Parts, AsyncState<Parts[keyof Parts]>][];
  const failed = all.find(([, state]) => state.status === 'failed')?.[1];
  if (failed?.status === 'failed') return failed;
  if (all.some(([, state]) => state.status === 'loading')) return { status: 'loading' };
  const rows = all.map(([name, state]) => [name, state.status === 'ready' ? state.data : []]);
  const data: Parts = Object.fromEntries(rows);
  return {
    status: 'ready',
    data,
    refreshing: all.some(([, state]) => state.status === 'ready' && state.refreshing),
  };
}
