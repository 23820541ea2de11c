import type { AsyncState } from '@portal/ui/feedback';

/** Prefixes the failure of a report with `Error: ` (specification 3 §8), but not the literal texts of an ended login. */
export function toReportState<T>(state: AsyncState<T>): AsyncState<T> {
  if (state.status !== 'failed' || state.code === 'loginNeeded') return state;
  return { ...state, message: `Error: ${state.message}` };
}
