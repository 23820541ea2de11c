/** Action for a failure, rendered as a button. */
export interface FailureAction {
  label: string;
  onSelect: () => void;
}

export type AsyncState<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  | {
      status: 'failed';
      /** Shown literally. */
      message: string;
      /** Why it failed, where that decides what is shown. */
      code?: 'loginNeeded';
      /** Tries again; without it there is no Retry button. */
      retry?: () => void;
      /** Alternative to retrying, such as `Log in`. */
      action?: FailureAction;
      /** Technical details for support: status, path, request ID. They can be copied but are not shown. */
      details?: string;
      /** Data from before; it stays visible below the message. */
      olderData?: T | undefined;
    }
  | {
      status: 'ready';
      data: T;
      /** Newer data is loading; `data` is shown until it arrives. */
      refreshing: boolean;
    };

/** The data to show: the current one, or after a failed refresh the older one. `undefined` without any. */
export function getShownData<T>(state: AsyncState<T>): T | undefined {
  if (state.status === 'ready') return state.data;
  return state.status === 'failed' ? state.olderData : undefined;
}

export function mapData<From, To>(state: AsyncState<From>, convert: (data: From) => To): AsyncState<To> {
  if (state.status === 'ready') return { ...state, data: convert(state.data) };
  if (state.status !== 'failed') return state;
  const { olderData, ...failure } = state;
  return olderData === undefined ? failure : { ...failure, olderData: convert(olderData) };
}
