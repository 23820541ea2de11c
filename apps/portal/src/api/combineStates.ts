import type { AsyncState } from '@portal/ui/feedback';

type States<Parts> = { [Part in keyof Parts]: AsyncState<Parts[Part]> };

/**
 * Combines several list states into one: failed when one of them failed, loading while one of them is loading. An
 * empty list counts as ready.
 */
export function combineStates<Parts extends Record<string, readonly unknown[]>>(
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
