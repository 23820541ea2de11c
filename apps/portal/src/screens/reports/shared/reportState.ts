import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';

/**
 * Prefixes the failure of a report with `Error: ` (specification 3 §8). The text of an expired login is literal, and
 * that of a rejected login has the prefix already.
 */
export function toReportState<T>(state: AsyncState<T>): AsyncState<T> {
  if (state.status !== 'failed' || state.message === LOGIN_EXPIRED_MESSAGE) return state;
  return state.message.startsWith('Error: ') ? state : { ...state, message: `Error: ${state.message}` };
}
