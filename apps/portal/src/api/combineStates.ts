import { type AsyncState, getShownData } from '@portal/ui/feedback';

type States<Parts> = { [Part in keyof Parts]: AsyncState<Parts[Part]> };

/**
 * Combines several list states into one: failed when one of them failed, loading while one of them is loading. An
 * empty list counts as ready. When all parts have data, a failure keeps it.
 */
export function combineStates<Parts extends Record<string, readonly unknown[]>>(
  states: States<Parts>,
): AsyncState<Parts> {
  const all = Object.entries(states) as [keyof Parts, AsyncState<Parts[keyof Parts]>][];
  const isLoading = all.some(([, state]) => state.status === 'loading');
  const rows = all.map(([name, state]) => [name, getShownData(state) ?? []]);
  const data: Parts = Object.fromEntries(rows);
  const failed = all.find(([, state]) => state.status === 'failed')?.[1];
  if (failed?.status === 'failed') {
    const { olderData: _ofPart, ...failure } = failed;
    const hasData = all.every(([, state]) => state.status !== 'failed' || state.olderData !== undefined);
    return hasData && !isLoading ? { ...failure, olderData: data } : failure;
  }
  if (isLoading) return { status: 'loading' };
  return {
    status: 'ready',
    data,
    refreshing: all.some(([, state]) => state.status === 'ready' && state.refreshing),
  };
}
