import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';

/**
 * The state of a report, whose failures read `Error: {message}` (specification 3 §8). The text of an expired login is
 * literal, and the one of a refused login begins so already.
 */
export function reportState<T>(state: AsyncState<T>): AsyncState<T> {
  if (state.status !== 'failed' || state.message === LOGIN_EXPIRED_MESSAGE) return state;
  return state.message.startsWith('Error: ') ? state : { ...state, message: `Error: ${state.message}` };
}
