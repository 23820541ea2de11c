/** What can be done about a failure; drawn as a button. */
export interface FailureAction {
  label: string;
  onSelect: () => void;
}

/** What is known of data that has to be fetched; exactly one case holds. */
export type AsyncState<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  | {
      status: 'failed';
      /** Shown literally. */
      message: string;
      /** Tries once more; without it nothing is offered. */
      retry?: () => void;
      /** Another way out than trying again, such as `Log in`. */
      action?: FailureAction;
      /** For whoever looks into it: status, path, id of the request. Can be copied, is not shown. */
      details?: string;
    }
  | {
      status: 'ready';
      data: T;
      /** Newer data is on its way; `data` stays on the screen until it is there. */
      refreshing: boolean;
    };
