import type { AsyncState } from '@portal/ui/feedback';

type Failure = Extract<AsyncState<unknown>, { status: 'failed' }>;

/** What a panel shows: its state, and the failure of a reload that leaves what is there. */
export interface Shown<T> {
  state: AsyncState<T>;
  /** Said above what is still shown. */
  failure: Failure | null;
}

/** Keeps what has come before when asking for it anew failed. @param before `undefined`: nothing has come */
export function keepingData<T>(state: AsyncState<T>, before: T | undefined): Shown<T> {
  if (state.status !== 'failed' || before === undefined) return { state, failure: null };
  return { state: { status: 'ready', data: before, refreshing: false }, failure: state };
}
