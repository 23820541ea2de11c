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
    }
  | {
      status: 'ready';
      data: T;
      /** Newer data is on its way; `data` stays on the screen until it is there. */
      refreshing: boolean;
    };
