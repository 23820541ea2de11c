import type { AsyncState } from '@portal/ui/feedback';

type Failure = Extract<AsyncState<unknown>, { status: 'failed' }>;

/** A panel's state, and the failure of a reload while older data stays visible. */
export interface PanelState<T> {
  state: AsyncState<T>;
  /** Shown above the older data. */
  failure: Failure | null;
}

/** Keeps the previous data when a refetch failed. @param previousData `undefined`: no data yet */
export function keepDataOnFailure<T>(state: AsyncState<T>, previousData: T | undefined): PanelState<T> {
  if (state.status !== 'failed' || previousData === undefined) return { state, failure: null };
  return { state: { status: 'ready', data: previousData, refreshing: false }, failure: state };
}
