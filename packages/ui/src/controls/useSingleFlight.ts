import { useCallback, useRef, useState } from 'react';

/**
 * Runs an asynchronous action, and ignores further runs until it has ended.
 *
 * @example
 * const { isBusy, run } = useSingleFlight();
 * <Button busy={isBusy} onClick={() => void run(save)}>Save</Button>
 */
export function useSingleFlight() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false); // a ref, because state would not block a second click in the same frame
  const run = useCallback(async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, run };
}
