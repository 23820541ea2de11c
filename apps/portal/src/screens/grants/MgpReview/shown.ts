import type { AsyncState } from '@portal/ui/feedback';

type Failure = Extract<AsyncState<unknown>, { status: 'failed' }>;

/** A panel's state, and the failure of a reload while older data stays visible. */
export interface Shown<T> {
  state: AsyncState<T>;
  /** Shown above the older data. */
  failure: Failure | null;
}

/** Keeps the previous data when a refetch failed. @param before `undefined`: no data yet */
export function keepingData<T>(state: AsyncState<T>, before: T | undefined): Shown<T> {
  if (state.status !== 'failed' || before === undefined) return { state, failure: null };
  return { state: { status: 'ready', data: before, refreshing: false }, failure: state };
}
