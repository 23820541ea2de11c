/** Action for a failure, rendered as a button. */
export interface FailureAction {
  label: string;
  onSelect: () => void;
}

/** State of data that is loaded asynchronously. */
export type AsyncState<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  | {
      status: 'failed';
      /** Shown literally. */
      message: string;
      /** Tries again; without it there is no Retry button. */
      retry?: () => void;
      /** Alternative to retrying, such as `Log in`. */
      action?: FailureAction;
      /** Technical details for support: status, path, request ID. They can be copied but are not shown. */
      details?: string;
    }
  | {
      status: 'ready';
      data: T;
      /** Newer data is loading; `data` is shown until it arrives. */
      refreshing: boolean;
    };
